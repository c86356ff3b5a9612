import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexEntry } from 'storybook/internal/types';
import type { Story } from './visits.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The baselines, in git. */
export const baselinesInGit = join(root, 'tests/pictures');

/** The built Storybook, reports and received pictures; not in git. */
export const cache = join(root, '.cache/visual');

/** What the tests of `stories.spec.ts` and `docs.spec.ts` do. They run in processes of their own. */
export interface Plan {
  /** Origin of the served Storybook. */
  address: string;
  /** The folder of baselines. Without one, pictures are not compared. */
  baselines?: string;
  /** The folder for pictures that differ. Without one, they become baselines. */
  received?: string;
  components: Component[];
  docs: IndexEntry[];
}

/** The stories of one title. */
export interface Component {
  /** The folder of their pictures. */
  folder: string;
  /** Empty if the component was removed and only its pictures are left. */
  stories: Story[];
}

const file = join(cache, 'plan.json');

export const writePlan = (plan: Plan) => writeFileSync(file, JSON.stringify(plan));

export const readPlan = () => JSON.parse(readFileSync(file, 'utf8')) as Plan;
