import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevSite, type DevSite } from './devSite.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
let site: DevSite;
const server = createServer((request, response) => site.request(request, response));

async function status(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://localhost:${port}${path}`, { headers: { accept: '*/*' } })).status;
}

beforeAll(async () => {
  site = await createDevSite(root);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await site.close();
});

it('the development site serves the sources of the site', async () => {
  expect(await status('/')).toBe(200);
  expect(await status(`/@fs${root}/brands/legal-tender/content/brand.ts`)).toBe(200);
});

it('REQ-DEAL-3, REQ-SAFE-1: serves no other file of the repository', async () => {
  for (const path of ['package.json', 'supabase/config.toml', 'apps/local-supabase/package.json']) {
    for (const query of ['', '?raw', '?import&raw', '?url']) {
      expect([path, query, await status(`/@fs${root}/${path}${query}`)]).toEqual([path, query, 403]);
    }
  }
});
