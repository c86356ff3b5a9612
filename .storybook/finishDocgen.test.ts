import { expect, test } from 'vitest';
import { listsIn, withDefaults, withUnions } from './finishDocgen.ts';

test('a type that refers to a list becomes the union of its members', () => {
  const lists = listsIn(["export const tones = ['paper', 'deep'] as const;", 'const levels = [1, 2] as const;']);
  const docgen = (name: string) => `"name": "unknown[number]",\n\t"raw": "(typeof ${name})[number]"`;
  expect(withUnions(docgen('tones'), lists)).toContain(`"raw": "'paper' | 'deep'"`);
  expect(withUnions(docgen('levels'), lists)).toContain('"elements": [{"name":"literal","value":"1"}');
  expect(withUnions(docgen('unheardOf'), lists)).toBe(docgen('unheardOf'));
});

test('a default is removed from the sentence', () => {
  expect(withDefaults(`"description": "How it says \\"no\\". @default 'paper'"`)).toBe(
    `"defaultValue": { "value": "'paper'", "computed": false }, "description": "How it says \\"no\\"."`,
  );
  expect(withDefaults('"description": "A sentence."')).toBe('"description": "A sentence."');
});
