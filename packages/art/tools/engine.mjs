// The renderer: SVG to pixels, pixels to the formats of the web. Lives apart so that nobody needs it to play.
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Rendered larger than wanted and shrunk, because displacement filters leave jagged edges. */
export async function render(svg, width, oversample) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width * oversample }, font: { loadSystemFonts: false } });
  return sharp(image.render().asPng()).resize({ width, kernel: 'lanczos3' }).png().toBuffer();
}

export const toAvif = (png, quality) => sharp(png).avif({ quality, effort: 5 }).toBuffer();
export const toWebp = (png, quality) => sharp(png).webp({ quality, effort: 6, alphaQuality: 80 }).toBuffer();
