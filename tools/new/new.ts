import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, stop } from '../commandLine.ts';
import { withEntry } from './catalogue.ts';
import { primitiveFiles, primitiveStates } from './primitive.ts';
import { sectionFiles, sectionStates } from './section.ts';

/** What can be made: where it goes, the files of its folder by name, and its states in the catalogue. */
const kinds = {
  primitive: {
    folder: 'packages/ui/src',
    filesOf: primitiveFiles,
    catalogue: 'tests/states/primitives.ts',
    states: primitiveStates,
  },
  section: {
    folder: 'packages/sections/src',
    filesOf: sectionFiles,
    catalogue: 'tests/states/sections.ts',
    states: sectionStates,
  },
};

export type Kind = keyof typeof kinds;

const usage = `Writes the folder of a new component: view, styles and stories, which pass every check, and enters its states in
tests/states.

  pnpm new primitive NAME     a control or piece of layout, in ${kinds.primitive.folder}
  pnpm new section NAME       a page-wide piece with business words, in ${kinds.section.folder}

NAME begins with a capital and has letters and digits only, like 'Badge' or 'DealGrid'.`;

/**
 * Writes the folder of a new component below `root`, enters its states, and resolves to the paths of what it wrote, from
 * `root`. Rejects when the name does not suit, or is taken.
 */
export async function makeNew(kind: Kind, name: string, root: string): Promise<string[]> {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
    throw new Error(`'${name}' is no name for a component. Try one like 'DealGrid'.`);
  const { folder, filesOf, catalogue, states } = kinds[kind];
  const place = join(folder, name);
  if (existsSync(join(root, place))) throw new Error(`${place} is there already.`);
  await mkdir(join(root, place), { recursive: true });
  const files = Object.entries(filesOf(name));
  await Promise.all(files.map(([file, text]) => writeFile(join(root, place, file), text)));
  await writeFile(join(root, catalogue), withEntry(await readFile(join(root, catalogue), 'utf8'), name, states));
  return [...files.map(([file]) => join(place, file)), catalogue];
}

function isKind(word: string | undefined): word is Kind {
  return word !== undefined && Object.keys(kinds).includes(word);
}

async function main(): Promise<void> {
  const {
    words: [kind, name],
  } = readCommandLine({ usage, mostWords: 2 });
  if (!isKind(kind) || name === undefined) stop('What, and its name? For example: pnpm new primitive Badge');
  try {
    const paths = await makeNew(kind, name, fileURLToPath(new URL('../..', import.meta.url)));
    process.stdout.write(`${paths.join('\n')}\n\nIts pictures, once it looks right: pnpm visual:update ${name}\n`);
  } catch (error) {
    stop((error as Error).message);
  }
}

if (import.meta.main) await main();
