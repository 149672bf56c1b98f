export { backup, restore } from './backup.ts';
export { build, type Replacements, type Server } from './build.ts';
export { SetupError } from './data-folder.ts';
export { type Served, serve, stopOnSignals } from './serve.ts';
export { type GivenSettings, LIMITS, SETTINGS, type Settings } from './settings.ts';
export { type Difference, type UpgradeCheck, upgradeCheck } from './upgrade-check.ts';
