import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../mail/mail.ts';
import { fixtureProject } from '../../testing/describeOnEngines.ts';
import { hasPrlimit, limitFileSize } from '../../testing/fileSizeLimit.ts';
import { writeCluster } from '../../testing/clusters.ts';
import { testKeys, testSiteUrl } from '../../testing/startTestBackend.ts';
import { createWatchedBackend } from './watchedBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-watched-'));
const writer = fileURLToPath(new URL('../../testing/writeThroughFaults.ts', import.meta.url));
const seconds = 1000;

const project = {
  siteUrl: testSiteUrl,
  keys: testKeys,
  supabaseDir: fixtureProject,
  sendMail: async () => undefined,
};

function open(name: string, lines: string[] = [], mails: Mail[] = []) {
  return createWatchedBackend({
    ...project,
    engine: { kind: 'pglite', dataDir: join(folder, name) },
    sendMail: async (mail) => void mails.push(mail),
    log: (line) => void lines.push(line),
    silenceLimit: 2,
  });
}

const headers = { apikey: testKeys.secret, 'content-type': 'application/json' };
const post = (path: string, body: object) =>
  new Request(testSiteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });

beforeAll(async () => {
  for (const name of ['whole', 'hangs', 'full']) await writeCluster(join(folder, name), project);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('REQ-OPS-6: watched backend', () => {
  it('responds like the backend, mails and errors included', async () => {
    const mails: Mail[] = [];
    const backend = await open('whole', [], mails);
    expect((await backend.fetch(post('/rest/v1/entries', { id: 1 }))).status).toBe(201);
    expect(await backend.query('select id from public.entries where id = $1', [1])).toEqual([{ id: 1 }]);
    await expect(backend.query('select nothing')).rejects.toThrow('column "nothing" does not exist');
    const signUp = { email: 'ann@podium.example', password: 'correct horse' };
    expect((await backend.fetch(post('/auth/v1/signup', signUp))).status).toBe(200);
    expect(mails.map(({ to }) => to)).toEqual([signUp.email]);
    await backend.close();
  });

  it('a database that hangs is ended and started again on the same data', async () => {
    const lines: string[] = [];
    const backend = await open('hangs', lines);
    await backend.exec('insert into public.entries values (1)');
    const endless = backend.exec('with recursive n as (select 1 union all select 1 from n) select count(*) from n');
    const waiting = backend.fetch(post('/rest/v1/entries', { id: 2 }));
    await expect(endless).rejects.toThrow('It has not answered for 2 s.');
    expect((await waiting).status).toBe(503);

    const meanwhile = await backend.fetch(post('/rest/v1/entries', { id: 3 }));
    expect(meanwhile.status).toBe(503);
    expect(await meanwhile.json()).toEqual({
      code: 'unavailable',
      message: 'The database is starting again. Please try again in a moment.',
    });

    await expect.poll(() => lines, { timeout: 40 * seconds }).toContain('The database answers again.');
    expect(lines[0]).toBe('The database is lost and starts again. It has not answered for 2 s.');
    expect(await backend.query('select id from public.entries')).toEqual([{ id: 1 }]);
    await backend.close();
  });

  it.skipIf(!hasPrlimit())('a disk without space loses no acknowledged write', async () => {
    const child = spawn(process.execPath, [writer, join(folder, 'full'), fixtureProject], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
    const says = (what: string, from = 0) =>
      expect.poll(() => said.slice(from).join('\n'), { timeout: 50 * seconds }).toContain(what);

    await says('stored 5');
    limitFileSize(child.pid ?? 0, '0');
    await says('The database is lost and starts again. PANIC: could not write to log file');
    await says('refused with 503');
    limitFileSize(child.pid ?? 0, 'unlimited');
    await says('The database answers again.');
    const again = said.length;
    await says('stored', again);

    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
    const acknowledged = said.filter((line) => line.startsWith('stored ')).map((line) => Number(line.slice(7)));
    const backend = await open('full');
    const rows = await backend.query<{ id: number }>('select id from public.entries');
    await backend.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});
