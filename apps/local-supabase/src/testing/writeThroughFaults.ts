// Run as a separate process by watchedBackend.test.ts: writes through the API, one write at a time, and prints the
// result of each until its input ends.
import { setTimeout as sleep } from 'node:timers/promises';
import { createWatchedBackend } from '../backend/thread/watchedBackend.ts';
import { testKeys, testSiteUrl } from './startTestBackend.ts';

const [dataDir = '', supabaseDir = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const isOver = new AbortController();
process.stdin.on('end', () => isOver.abort()).resume();

const backend = await createWatchedBackend({
  engine: { kind: 'pglite', dataDir },
  siteUrl: testSiteUrl,
  keys: testKeys,
  supabaseDir,
  sendMail: async () => undefined,
  log: say,
});

for (let id = 1; !isOver.signal.aborted; id += 1) {
  const response = await backend.fetch(
    new Request(`${testSiteUrl}/rest/v1/entries`, {
      method: 'POST',
      headers: { apikey: testKeys.secret, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    }),
  );
  say(response.ok ? `stored ${id}` : `refused with ${response.status}`);
  await sleep(50);
}
await backend.close();
