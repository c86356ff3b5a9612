import { fileURLToPath } from 'node:url';
import { brandAlias } from '../brands/activeBrand.ts';

/** Resolves the brand, and `@podium/storybook/preview`: this folder is not a package. */
export const storybookAlias = {
  ...brandAlias,
  '@podium/storybook': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
};
