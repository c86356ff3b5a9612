import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The baselines, in git. */
export const baselineFolder = join(root, 'tests/pictures');

/** The built Storybook, the last report and its pictures; not in git. */
export const cache = join(root, '.cache/visual');
export const actualFolder = join(cache, 'actual');
export const differenceFolder = join(cache, 'difference');
export const reportFile = join(cache, 'report.html');
