// Options of a table of Admiral.
import type { OptionsSpec } from '@quarterdeck/kernel';
import { COMPONENTS, VANES } from './data/components.ts';
import { parseComponents } from './data/parse.ts';
import { parseScenario } from './data/parse-scenario.ts';
import { SCENARIOS, TEAMS } from './data/scenario.ts';
import { findScenario } from './data/scenarios/index.ts';
import type { Options } from './types.ts';

export const options: OptionsSpec<Options> = {
  scenario: { kind: 'choice', of: SCENARIOS, default: 'pearl-banks' },
  teams: { kind: 'choice', of: TEAMS, default: 'alone' },
  order: { kind: 'choice', of: ['drawn', 'seated'], default: 'drawn' },
  vane: { kind: 'choice', of: VANES, default: 'brisk' },
  hits: { kind: 'choice', of: ['usual', 'even'], default: 'usual' },
  fireOverForts: { kind: 'flag', default: false },
  creep: { kind: 'flag', default: false },
  slowGalleon: { kind: 'flag', default: false },
  shortGuns: { kind: 'flag', default: false },
  rounds: { kind: 'number', min: 5, max: 60, default: 60 },
  components: { kind: 'table', default: COMPONENTS, parse: parseComponents },
  chart: {
    kind: 'table',
    default: null,
    parse: (value) => (value === null ? null : parseScenario(value)),
    sample: ({ scenario, teams }, seats) => findScenario(scenario, seats, teams),
  },
};
