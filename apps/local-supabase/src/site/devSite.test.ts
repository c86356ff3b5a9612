import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('development site', () => {
  it('gives out the sources that the site is made of', async () => {
    expect(await status('/')).toBe(200);
    expect(await status(`/@fs${root}/packages/data/src/content/brand.ts`)).toBe(200);
  });

  it('gives out nothing else of this folder: neither keys and mail in the data folder nor the deals', async () => {
    for (const path of ['package.json', 'supabase/config.toml', 'apps/local-supabase/package.json']) {
      for (const query of ['', '?raw', '?import&raw', '?url']) {
        expect([path, query, await status(`/@fs${root}/${path}${query}`)]).toEqual([path, query, 403]);
      }
    }
  });
});
