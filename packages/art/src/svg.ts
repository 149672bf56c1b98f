// The finished picture as SVG: paper, the wash plate wobbled and off its register, the ink plate multiplied over it.
import { PALETTE } from './palette.ts';
import type { ByPlate, Picture } from './picture.ts';

const CALM: ByPlate<number> = { L: 1, M: 0.6, S: 0.25 };
const RIM: ByPlate<number> = { L: 8, M: 11, S: 17 };

/** Displacement for the whole wash plate at once, and mottling where the colour dried unevenly. */
function wobble(c: Picture, region: string): string {
  const scale = (c.options.wobble ?? 11) * CALM[c.plate];
  const mottle = c.plate === 'S' ? 0.15 : 0.5;
  return `<filter id="wob" ${region} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".011 .014" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .88  2.6 0 0 0 -1.12" result="b"/><feComposite in="b" in2="d" operator="in" result="bb"/><feComponentTransfer in="bb" result="b3"><feFuncA type="linear" slope="${mottle}"/></feComponentTransfer><feMerge><feMergeNode in="d"/><feMergeNode in="b3"/></feMerge></filter>`;
}

function filters(c: Picture): string {
  const region = `x="0" y="0" width="${c.width}" height="${c.height}" filterUnits="userSpaceOnUse"`;
  return `${wobble(c, region)}
<filter id="bite" ${region}><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="2"/><feDisplacementMap in="SourceGraphic" scale="${1.3 * CALM[c.plate]}" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="laid" ${region} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".007 .009" numOctaves="5" seed="3"/><feColorMatrix values="0 0 0 0 .45  0 0 0 0 .32  0 0 0 0 .16  1.5 0 0 0 -.66"/></filter>
<pattern id="lines" width="96" height="5" patternUnits="userSpaceOnUse"><rect width="96" height="1.6" fill="#6b4d2c" opacity=".13"/><rect x="30" width="2.2" height="5" fill="#6b4d2c" opacity=".12"/></pattern>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
<clipPath id="page"><rect width="${c.width}" height="${c.height}"/></clipPath>`;
}

const rim = (c: Picture): string =>
  `<mask id="tok" maskUnits="userSpaceOnUse" x="0" y="0" width="${c.width}" height="${c.height}"><g fill="#fff" stroke="#fff" stroke-width="${RIM[c.plate] * 2}" stroke-linejoin="round">${c.cut.join('')}</g></mask>`;

/** Laid paper: faint clouds everywhere, ruled lines on the large plate. */
function paper(c: Picture, sheet: string): string {
  if (c.plate === 'S') return '';
  const lines = c.plate === 'L' ? `<rect ${sheet} fill="url(#lines)"/>` : '';
  return `<g style="mix-blend-mode:multiply" opacity="${c.options.grain ?? 0.4}"><rect ${sheet} filter="url(#laid)"/>${lines}</g>`;
}

/** The stencil of the tintable parts: later forms hide earlier ones here as well. */
const stencil = (c: Picture, sheet: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${c.width} ${c.height}" ${sheet}><defs><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" ${sheet}>${c.cut.join('')}</mask></defs><rect ${sheet} fill="#fff" mask="url(#m)"/></svg>`;

export function svg(c: Picture): string {
  const sheet = `width="${c.width}" height="${c.height}"`;
  if (c.options.stencil === true) return stencil(c, sheet);
  const [dx, dy] = c.options.register ?? [3.5, -2.5];
  const token = c.options.token === true;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${c.width} ${c.height}" ${sheet}><defs>
${filters(c)}${token ? rim(c) : ''}${c.defs.join('')}</defs>
<g clip-path="url(#page)"${token ? ' mask="url(#tok)"' : ''}><g style="isolation:isolate"><rect ${sheet} fill="${PALETTE.paper}"/>
<g filter="url(#wob)"><g transform="translate(${dx * CALM[c.plate]} ${dy * CALM[c.plate]})">${c.wash.join('\n')}</g></g>
<g style="mix-blend-mode:multiply"><g${c.plate === 'S' ? '' : ' filter="url(#bite)"'}><rect ${sheet} fill="#fff"/><g fill="${PALETTE.ink}">${c.ink.join('\n')}</g></g></g>
${paper(c, sheet)}</g></g></svg>`;
}
