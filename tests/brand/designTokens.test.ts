import { globSync, readFileSync } from 'node:fs';
import { theme } from '@podium/brands/active/theme/theme.ts';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { designTokens } from '../../tools/generate/designTokens.ts';
import { notationProblems } from './notationProblems.ts';

/** The published schemas: see dtcg/README.md. */
const folder = new URL('dtcg/', import.meta.url);
const schemas = globSync('**/*.json', { cwd: folder }).map(
  (path) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as { $id: string },
);
const validator = new Ajv({ schemas, strict: false, validateFormats: false });
const files = designTokens(theme);

// The rule about the notation of colours names each wrong one.
describe.skipIf(notationProblems().length > 0)('design tokens', () => {
  test.each(Object.entries(files))('%s follows the published schema', (_name, content) => {
    const { $schema } = content as { $schema: string };
    validator.validate($schema, content);
    expect(validator.errors).toBeNull();
  });

  test('the resolver names every file', () => {
    const names = JSON.stringify(files['tokens.resolver.json']);
    expect(Object.keys(files).filter((name) => name.endsWith('.tokens.json') && !names.includes(name))).toEqual([]);
  });

  test('have the colour of a role in each theme', () => {
    const { light, dark } = theme.colors.page.background;
    expect(files['light.tokens.json']).toMatchObject({ color: { page: { background: { $value: { hex: light } } } } });
    expect(files['dark.tokens.json']).toMatchObject({ color: { page: { background: { $value: { hex: dark } } } } });
  });
});
