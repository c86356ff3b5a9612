import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgres,
  type PostgresServer,
  startPostgres,
} from '../../apps/local-supabase/src/testing/postgresServer.ts';
import {
  startTestBackend,
  testPassword,
  type TestBackend,
} from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { sampleRow } from './sampleRows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'podium-owner-'));
const reason = process.env['ENGINES'] === 'pglite' ? 'ENGINES=pglite' : 'no PostgreSQL on this machine';
const canRun = findPostgres() !== undefined && process.env['ENGINES'] !== 'pglite';

interface Answer {
  code: number;
  out: string;
  trouble: string;
}

describe.skipIf(!canRun)(`issue 6 §4, the owner's commands${canRun ? '' : ` (skipped: ${reason})`}`, () => {
  let server: PostgresServer;
  let backend: TestBackend;
  let databaseUrl = '';
  const account = 'account@podium.example';

  /** Every row of every table that is ours. */
  async function contents(of: TestBackend): Promise<unknown> {
    const names = await of.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by 1`,
    );
    const rows = names.map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as line from ${name} as t`);
    return of.query(`${rows.join(' union all ')} union all select 'accounts', email from auth.users order by 1, 2`);
  }

  function command(name: string, args: string[], env: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(root, 'tools/owner', name), ...args],
        { cwd: folder, env: { ...process.env, DATABASE_URL: databaseUrl, ...env } },
        (error, out, trouble) => resolve({ code: Number(error?.code ?? 0), out, trouble }),
      );
    });
  }

  beforeAll(async () => {
    server = await startPostgres(findPostgres() ?? '');
    databaseUrl = await server.createDatabase();
    backend = await startTestBackend({ kind: 'postgres', url: databaseUrl });
    const service = backend.service();
    const message = {
      ...sampleRow('contact_messages', ''),
      name: '=1+1, "Grüße"',
      phone: '+31 20 1',
      email: 'a@b.example',
    };
    for (const [table, row] of [
      ['contact_messages', message],
      ['speaking_inquiries', sampleRow('speaking_inquiries', '')],
      ['newsletter_subscribers', sampleRow('newsletter_subscribers', '')],
      ['resource_downloads', sampleRow('resource_downloads', '')],
    ] as const) {
      expect((await service.from(table).insert(row)).error).toBeNull();
    }
    const person = await backend.person({ email: account, fullName: 'Sample Person' });
    await person.client.from('investor_onboarding').insert(sampleRow('investor_onboarding', person.id));
  });

  afterAll(async () => {
    await backend.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['leads', 2],
    ['applications', 1],
    ['subscribers', 1],
    ['downloads', 1],
  ])('writes %s as CSV that only the owner can read', async (table, rows) => {
    const { code, out } = await command('export.ts', [table, '--out', `${table}.csv`]);
    expect([code, out]).toEqual([0, `Wrote ${rows} ${rows === 1 ? 'row' : 'rows'} to ${table}.csv.\n`]);
    const file = join(folder, `${table}.csv`);
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\uFEFFcreated_at,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(rows + 2);
  });

  it('keeps formulas and UTF-8 apart from markup and guesses', () => {
    const text = readFileSync(join(folder, 'leads.csv'), 'utf8');
    expect(text).toContain(`contact message,"'=1+1, ""Grüße""",a@b.example,'+31 20 1,`);
  });

  it('backs up what people sent, and restores it into a new project without sending a mail again', async () => {
    const { code, out } = await command('backup.ts', ['all.dump']);
    expect([code, out]).toEqual([0, 'Wrote all.dump.\n']);
    expect(statSync(join(folder, 'all.dump')).mode & 0o077).toBe(0);
    expect((await command('restore.ts', ['all.dump'])).trouble).toContain('has accounts already');

    const restoredUrl = await server.createDatabase();
    const restored = await startTestBackend({ kind: 'postgres', url: restoredUrl });
    try {
      const answer = await command('restore.ts', ['all.dump'], { DATABASE_URL: restoredUrl });
      expect([answer.trouble, answer.code]).toEqual(['', 0]);
      expect(await contents(restored)).toEqual(await contents(backend));
      const person = await restored.visitor().auth.signInWithPassword({ email: account, password: testPassword });
      expect(person.error).toBeNull();
    } finally {
      await restored.close();
    }
  });

  it('shows and erases a person, and asks before', async () => {
    const shown = await command('showPerson.ts', ['A@b.example']);
    expect(JSON.parse(shown.out)).toMatchObject({ contact_messages: [{ email: 'a@b.example' }], account: null });

    const asked = await command('erasePerson.ts', ['a@b.example']);
    expect([asked.code, asked.trouble]).toEqual([
      1,
      'Nothing was deleted. Held about a@b.example: contact_messages: 1. To delete all of it for ever: pnpm person:erase a@b.example --yes\n',
    ]);
    const erased = await command('erasePerson.ts', ['a@b.example', '--yes']);
    expect([erased.code, erased.out]).toEqual([0, 'Deleted. contact_messages: 1.\n']);
    expect((await command('erasePerson.ts', ['a@b.example', '--yes'])).out).toBe(
      'Nothing was held about a@b.example.\n',
    );
  });

  it.each([
    ['export.ts', ['leads'], { DATABASE_URL: '' }, /^DATABASE_URL must be the connection string.*\n$/],
    [
      'export.ts',
      ['leads'],
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      /^The database of DATABASE_URL cannot be used: .*\n$/,
    ],
    ['export.ts', ['deals'], {}, /^Which table\? leads, applications, subscribers, downloads: .*\n$/],
    ['export.ts', ['leads', '--out', 'leads.csv'], {}, /^leads\.csv cannot be written: it exists already\.\n$/],
    ['showPerson.ts', [], {}, /^Whose data\? .*\n$/],
    ['erasePerson.ts', ['nobody'], {}, /^Whose data\? .*\n$/],
  ])('%s %j says in one sentence what is wrong', async (name, args, env, sentence) => {
    const { code, trouble } = await command(name, args, env);
    expect(trouble).toMatch(sentence);
    expect(code).toBe(1);
  });
});
