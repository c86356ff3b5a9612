import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const primitives = fileURLToPath(new URL('../packages/ui/src', import.meta.url));

/** The props in a source, shared ones included, without a JSDoc sentence: 'ButtonProps.id'. */
function withoutSentence(source: string): string[] {
  const interfaces = source.matchAll(/^export interface (\w+(?:Props|Looks|Words|Command))\b[^{]*\{\n(.*?)\n\}/gms);
  return [...interfaces].flatMap(([, name, body = '']) =>
    [...body.matchAll(/(\*\/)?(?:^|\n) {2}([\w'-]+)\??:/g)]
      .filter(([, sentence]) => sentence === undefined)
      .map(([, , prop]) => `${name}.${prop}`),
  );
}

test('finds props without a sentence', () => {
  const source = 'export interface CardProps {\n  /** Its name. */\n  name: string;\n  level?: 2;\n}';
  expect(withoutSentence(source)).toEqual(['CardProps.level']);
});

test('every prop of a primitive has a sentence in Storybook', () => {
  const views = globSync('[A-Z]*/*.tsx', { cwd: primitives }).filter((path) => !/\.(stories|test)\./.test(path));
  expect(views.length).toBeGreaterThan(50);
  expect(views.flatMap((path) => withoutSentence(readFileSync(`${primitives}/${path}`, 'utf8')))).toEqual([]);
});
