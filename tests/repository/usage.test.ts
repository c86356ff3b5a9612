import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { usageOf } from '../../.storybook/docs/usage.ts';

const root = join(import.meta.dirname, '../..');

/** Stories with the text of a component's docs page: its JSDoc, or `parameters.docs.description.component`. */
const pages = globSync('packages/{ui,sections}/src/[A-Z]*/*.stories.tsx', { cwd: root }).map((path) => {
  const stories = readFileSync(join(root, path), 'utf8');
  const name = /\bcomponent: (\w+)/.exec(stories)?.[1] ?? '';
  const file = join(root, dirname(path), `${name}.tsx`);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const description = /docs: \{\s*description: \{\s*component: `((?:\\.|[^`])*)`/.exec(stories)?.[1];
  const { purpose, notes } = usageOf(description ?? jsdocOf(name, source));
  const isPressed = /userEvent\.(tab|keyboard)\(/.test(stories) || /<(button|input|textarea|summary)\b/.test(source);
  return { path, purpose, notes, isPressed, isSection: path.startsWith('packages/sections') };
});

/** The JSDoc right before an exported function, without its asterisks. */
function jsdocOf(name: string, source: string): string {
  const [before = ''] = source.split(new RegExp(`^export function ${name}\\b`, 'm'));
  const comment = before.slice(before.lastIndexOf('/**'));
  return comment.endsWith('*/\n') ? comment.replaceAll(/^\s*(\/\*\*|\*\/|\*) ?/gm, '').replace(/\*\/\n$/, '') : '';
}

it.each(pages)('$path says what it is for, when not to use it, and what to do or not to do', ({ purpose, notes }) => {
  expect(purpose).not.toBe('');
  expect(notes.avoid).toBeTruthy();
  expect(notes.do ?? notes.dont).toBeTruthy();
});

it.each(pages.filter(({ isPressed, isSection }) => isPressed && !isSection))('$path says what keys do', ({ notes }) => {
  expect(notes.keyboard).toBeTruthy();
});

it('leaves out the numbers of requirements', () => {
  const { purpose, notes } = usageOf(
    'Shows one slide (REQ-HOME-3). Stops\nunder reduced motion.\n\n@do Keep it short (REQ-A-1).',
  );
  expect(purpose).toBe('Shows one slide. Stops under reduced motion.');
  expect(notes.do).toBe('Keep it short.');
});
