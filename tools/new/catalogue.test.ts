import { expect, test } from 'vitest';
import { withEntry } from './catalogue.ts';

const before = `export const primitives: StatesByName = {
  Badge: { visual: ['Plain'] },
  Button: {
    visual: ['Primary'],
  },
  'Button/ButtonLink': { visual: ['Default'] },
};
`;
const states = { visual: ['Default'], others: ['Narrow'] };
const lineOf = (name: string) =>
  withEntry(before, name, states)
    .split('\n')
    .findIndex((line) => line === `  ${name}: { visual: ['Default'], others: ['Narrow'] },`);

test('an entry stands where the alphabet wants it', () => {
  expect(lineOf('Arrow')).toBe(1);
  expect(lineOf('Bell')).toBe(2);
  expect(lineOf('Ticket')).toBe(6);
});

test('an entry too long for its line has one for each list', () => {
  const others = Array<string>(9).fill('RightToLeft');
  expect(withEntry(before, 'Bell', { visual: ['Default'], others })).toContain(
    `  Bell: {\n    visual: ['Default'],\n    others: ['${others.join("', '")}'],\n  },\n  Button: {`,
  );
});

test('nothing else changes', () => {
  expect(withEntry(before, 'Bell', states).split('\n')).toHaveLength(before.split('\n').length + 1);
});
