import { glob } from 'node:fs/promises';
import { buildIndex } from 'storybook/internal/core-server';
import { catalogues } from '../../tests/states/catalogue.ts';
import { readCommandLine } from '../commandLine.ts';
import { checkStates } from './checkStates.ts';
import { root } from './places.ts';
import { storiesOf } from './stories.ts';
import { visualCount } from './visits.ts';

const usage = `Holds the catalogue of states (tests/states) against the stories that Storybook finds.

  pnpm states`;

readCommandLine({ usage });

process.chdir(root);
const stories = storiesOf(await buildIndex({ configDir: '.storybook' }));
const files: string[] = [];
for (const pattern of [
  'packages/*/src/**/*.stories.tsx',
  'apps/*/src/**/*.stories.tsx',
  '.storybook/**/*.stories.tsx',
]) {
  for await (const file of glob(pattern)) files.push(file);
}

const failures = checkStates(catalogues, { stories, files });
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `${stories.length} stories, ${visualCount(stories, catalogues)} of them visual: ${failures.length === 0 ? 'every state is there.' : `${failures.length} failures.`}\n`,
);
// Storybook leaves watchers behind.
process.exit(failures.length === 0 ? 0 : 1);
