import { fileURLToPath } from 'node:url';

/** Resolves `@podium/storybook/preview` for Vite and TypeScript: this folder is not a package. */
export const storybookAlias = { '@podium/storybook': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };
