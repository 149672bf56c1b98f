// What a player chose for this browser; kept, and in force at once.
import { fieldsOf, guessLanguage, isLanguage, type Language } from '@quarterdeck/kernel';
import { TEXTS } from '../../text/index.ts';
import { browserShelf } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  /** Null: the language's own word for a captain. */
  name: string | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notifications: boolean;
}

const KEY = 'settings';

function load(): Settings {
  const kept = fieldsOf(browserShelf.read(KEY)) ?? new Map<string, unknown>();
  const [language, name] = [kept.get('language'), kept.get('name')];
  return {
    language: isLanguage(language) ? language : guessLanguage(navigator.languages),
    name: typeof name === 'string' && name !== '' ? name : null,
    theme: THEMES.find((theme) => theme === kept.get('theme')) ?? 'system',
    motion: MOTIONS.find((motion) => motion === kept.get('motion')) ?? 'system',
    sound: kept.get('sound') === true,
    notifications: kept.get('notifications') === true,
  };
}

export const settings: Settings = $state(load());

/** The shell's words in the language of now. */
export const text = () => TEXTS[settings.language];

export const playerName = () => settings.name ?? text().defaultName;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let systemIsStill = $state(stillness.matches);
stillness.addEventListener('change', () => {
  systemIsStill = stillness.matches;
});

export const hasMotion = () => (settings.motion === 'system' ? !systemIsStill : settings.motion === 'full');

/** Keeps the settings and puts language and colours on the page; called once, from the root component. */
export function applySettings(): void {
  $effect(() => browserShelf.write(KEY, $state.snapshot(settings)));
  $effect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = settings.language;
    if (settings.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = settings.theme;
    dataset['motion'] = hasMotion() ? 'full' : 'none';
  });
}
