import { fileURLToPath } from 'node:url';

/** Stories import `@podium/storybook/preview`; the folder is no package, so Vite and TypeScript are told where it is. */
export const storybookAlias = { '@podium/storybook': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };
