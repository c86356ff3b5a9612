import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../../brands/', import.meta.url);

/** Every brand with the address of its theme folder. */
export const brands = readdirSync(folder)
  .map((name) => ({ name, theme: new URL(`${name}/theme/`, folder) }))
  .filter(({ theme }) => existsSync(theme));
