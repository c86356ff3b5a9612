import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The baselines, in git. */
export const baselineFolder = join(root, 'tests/pictures');

/** The built Storybook, the last report and its pictures; not in git. */
export const cache = join(root, '.cache/visual');

/** The report of the last run, with its pictures in `baseline`, `actual` and `difference`. */
export const lastReport = join(cache, 'report');

/** Baselines taken on this machine, by commit. */
export const localFolder = join(cache, 'local');
