import { expect, test } from 'vitest';
import { withPublicImports } from './publicImports.ts';

const specifiers = new Map([
  ['Button', '@podium/ui/Button/Button'],
  ['Text', '@podium/ui/Text/Text'],
]);

test('names come from the modules that export them', () => {
  expect(withPublicImports(`import {\n  Button,\n  Internal,\n  Text,\n} from '@podium/ui';`, specifiers)).toBe(
    "import { Button } from '@podium/ui/Button/Button';\nimport { Text } from '@podium/ui/Text/Text';",
  );
});

test('other modules stay, those relative to the story go', () => {
  const others = "import { fn } from 'storybook/test';\nimport { people } from '@podium/data/fixtures/people.ts';";
  expect(withPublicImports(`${others}\nimport { Text } from '../Text/Text.tsx';`, specifiers)).toBe(others);
});
