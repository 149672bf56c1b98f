// What the address of `game.html` asks for: a table of a game, or with `show=rules` its rules.
import { loadSpoken } from '@quarterdeck/catalog';
import { loadBoard, loadRules } from '@quarterdeck/catalog/boards';
import { inLanguage, LANGUAGES } from '@quarterdeck/kernel';
import { mount } from 'svelte';
import GameDemo from './GameDemo.svelte';
import '@quarterdeck/board/design/base.css';

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'sea-of-clouds';
const language = LANGUAGES.find((known) => known === query.get('lang')) ?? 'en';
document.documentElement.setAttribute('data-theme', query.get('theme') ?? 'light');
document.documentElement.lang = language;

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the table');
await (query.get('show') === 'rules' ? showRules(target) : showTable(target));

async function showTable(target: HTMLElement): Promise<void> {
  const [offer, Board, record] = await Promise.all([loadSpoken(game), loadBoard(game), loadReplay(query.get('replay'))]);
  if (Board === null)
    target.textContent = `${game} has no board yet: it stands in packages/catalog/src/boards.ts when it has one`;
  else mount(GameDemo, { target, props: { offer, Board, language, record } });
}

async function showRules(target: HTMLElement): Promise<void> {
  const [offer, Rules] = await Promise.all([loadSpoken(game), loadRules(game)]);
  if (Rules === null) target.textContent = `${game} has no page of rules yet`;
  else mount(Rules, { target, props: { words: inLanguage(offer.texts, language), language } });
}

/** Of the game's golden replays, which `npm run dev` serves. */
async function loadReplay(name: string | null): Promise<string | null> {
  if (name === null) return null;
  const answer = await fetch(`/replays/${game}/${name}`);
  if (!answer.ok) throw new Error(`${game} has no golden replay '${name}'`);
  return answer.text();
}
