// Run as a separate process by durability.test.ts: writes through the API concurrently, and prints the number of each
// acknowledged write.
import { createBackend } from '../backend/createBackend.ts';
import { testKeys, testSiteUrl } from './startTestBackend.ts';

const [dataDir = '', supabaseDir = '', first = '1'] = process.argv.slice(2);
const writers = 4;

const backend = await createBackend({
  engine: { kind: 'pglite', dataDir },
  siteUrl: testSiteUrl,
  keys: testKeys,
  sendMail: async () => undefined,
  supabaseDir,
});

let next = Number(first);

async function write(): Promise<never> {
  for (;;) {
    const id = next;
    next += 1;
    const response = await backend.fetch(
      new Request(`${testSiteUrl}/rest/v1/entries`, {
        method: 'POST',
        headers: { apikey: testKeys.secret, 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      }),
    );
    if (response.status === 201) process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: writers }, write));
