import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { copyDatabase, postgresPrograms } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import {
  startTestBackend,
  testPassword,
  type TestBackend,
} from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { ok, startFunctions } from './functions/startFunctions.ts';
import { sampleRow } from './sampleRows.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'podium-owner-'));

interface Answer {
  code: number;
  out: string;
  errors: string;
}

describe.skipIf(!postgresPrograms)(`REQ-OPS-1: the owner's commands (skipped without PostgreSQL)`, () => {
  let backend: TestBackend;
  let databaseUrl = '';
  const projectUrl = 'https://project.supabase.co';
  const account = 'account@podium.example';

  /** Every row of every table of the product, after the name of its table. */
  async function contents(of: TestBackend): Promise<string[]> {
    const names = await of.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'private')
         and tablename not in ('suppressed_addresses', 'job_runs', 'alerts')
       order by 1`,
    );
    const queries = names.map(({ name }) => `select '${name} ' || to_jsonb(t)::text as line from ${name} as t`);
    const rows = await of.query<{ line: string }>(
      `${queries.join(' union all ')} union all select 'accounts ' || email from auth.users order by 1`,
    );
    return rows.map(({ line }) => line);
  }

  function command(name: string, args: string[], env: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(root, 'tools/owner', name), ...args],
        { cwd: folder, env: { ...process.env, DATABASE_URL: databaseUrl, SUPABASE_URL: projectUrl, ...env } },
        (error, out, errors) => resolve({ code: Number(error?.code ?? 0), out, errors }),
      );
    });
  }

  beforeAll(async () => {
    databaseUrl = await copyDatabase(inject('migratedDatabase'));
    backend = await startTestBackend({ kind: 'postgres', url: databaseUrl });
    const service = backend.service();
    for (const table of ['speaking_inquiries', 'newsletter_subscribers', 'resource_downloads'] as const) {
      await service.from(table).insert(sampleRow(table, '')).throwOnError();
    }
    const message = { ...sampleRow('contact_messages', ''), name: '=1+1', email: 'a@b.example' };
    await service.from('contact_messages').insert(message).throwOnError();
    const person = await backend.person({ email: account, fullName: 'Sample Person' });
    await person.client.from('investor_onboarding').insert(sampleRow('investor_onboarding', person.id));
  });

  afterAll(async () => {
    await backend.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['leads', 2],
    ['applications', 1],
    ['declarations', 1],
    ['subscribers', 1],
    ['downloads', 1],
  ])('export %s as CSV with permissions for its owner only', async (table, rows) => {
    const { code, out } = await command('export.ts', [table, '--out', `${table}.csv`]);
    expect([code, out]).toEqual([0, `Wrote ${rows} ${rows === 1 ? 'row' : 'rows'} to ${table}.csv.\n`]);
    const file = join(folder, `${table}.csv`);
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\uFEFFcreated_at,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(rows + 2);
  });

  it('an export that fails leaves no file', async () => {
    await backend.exec('alter table public.contact_messages rename phone to telephone');
    const { code } = await command('export.ts', ['leads', '--out', 'incomplete.csv']);
    await backend.exec('alter table public.contact_messages rename telephone to phone');
    expect([code, existsSync(join(folder, 'incomplete.csv'))]).toEqual([1, false]);
  });

  it('escape formulas in CSV, as tools/owner/csv.test.ts describes', () => {
    expect(readFileSync(join(folder, 'leads.csv'), 'utf8')).toContain(`contact message,'=1+1,a@b.example,`);
  });

  describe('backup and restore', () => {
    const reader = 'left-later@podium.example';
    const pending = 'pending@podium.example';
    const erased = 'erased-later@podium.example';
    let restored: TestBackend;
    let restoredUrl = '';

    const restore = (...args: string[]) => command('restore.ts', args, { DATABASE_URL: restoredUrl });

    beforeAll(async () => {
      restoredUrl = await copyDatabase(inject('migratedDatabase'));
      restored = await startTestBackend({ kind: 'postgres', url: restoredUrl });
      await backend.exec(`
        insert into public.newsletter_subscribers (email, source, status, confirmed_at)
        values ('${reader}', 'website', 'confirmed', now());
        insert into public.contact_messages (name, email, message, inquiry_type)
        values ('Sample Sender', '${erased}', 'A message of somebody else.', 'general');
        insert into public.mail_outbox (idempotency_key, recipient, subject, text_body, html_body)
        values ('pending/1', '${pending}', 'A sample', 'Words.', '<p>Words.</p>');
        insert into public.mail_outbox (idempotency_key, kind, data) values ('alert/1', 'owner-alert', '{}');
      `);
    });
    afterAll(() => restored.close());

    it('the backup and the suppression list have permissions for their owner only', async () => {
      const { code, out } = await command('backup.ts', ['all.dump']);
      expect([code, out]).toEqual([0, 'Wrote all.dump and backups/suppressed.csv.\n']);
      for (const file of ['all.dump', 'backups/suppressed.csv']) {
        expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
      }
    });

    it('a restore refuses a database with personal data, and names the tables', async () => {
      const held = await command('restore.ts', ['all.dump', '--yes']);
      expect(held.errors).toMatch(/ is not empty: auth\.identities \(1\), auth\.users \(1\), .*contact_messages \(2\)/);

      await restored.exec(`insert into public.resource_downloads (email, resource_type, source_page)
        values ('one@podium.example', 'ai_prompts', '/')`);
      expect((await restore('all.dump', '--yes')).errors).toBe(
        'The database of DATABASE_URL is not empty: private.rate_limits (1), public.mail_outbox (1), public.resource_downloads (1). Restore into a new project that has only the migrations.\n',
      );
      await restored.exec(
        'delete from public.resource_downloads; delete from public.mail_outbox; delete from private.rate_limits',
      );
    });

    it('a restore refuses a database with other migrations', async () => {
      await restored.exec(`update supabase_migrations.schema_migrations set version = '20990101000000'
        where version = '20261101000100'`);
      const { errors } = await restore('all.dump', '--yes');
      expect(errors).toContain('20261101000100 is only in the backup, 20990101000000 is only in the database');
      await restored.exec(`update supabase_migrations.schema_migrations set version = '20261101000100'
        where version = '20990101000000'`);
    });

    it('a restore requires --yes and the suppression list', async () => {
      const { code, errors } = await restore('all.dump');
      expect([code, errors]).toEqual([1, expect.stringMatching(/^Nothing was restored\. .* --yes\.\n$/)]);
      const without = await restore('all.dump', '--yes', '--suppressed', 'none.csv');
      expect(without.errors).toContain('none.csv is missing: the list of erased and unsubscribed addresses');
      expect(await restored.query('select from public.contact_messages')).toEqual([]);
    });

    it('a restore that fails changes nothing', async () => {
      const before = await contents(restored);
      await restored.exec('alter table public.speaking_inquiries add constraint nothing_more check (false) not valid');
      expect((await restore('all.dump', '--yes')).errors).toContain('violates check constraint "nothing_more"');
      await restored.exec('alter table public.speaking_inquiries drop constraint nothing_more');
      expect(await contents(restored)).toEqual(before);
    });

    it('REQ-OPS-4: a restore leaves out people erased or unsubscribed since, and sends no pending mail', async () => {
      const before = await contents(backend);
      expect((await command('erasePerson.ts', [erased, '--yes'])).out).toBe('Deleted. contact_messages: 1.\n');
      await backend.exec(`update public.newsletter_subscribers set status = 'unsubscribed' where email = '${reader}'`);
      // The list drops entries after 90 days.
      appendFileSync(join(folder, 'backups/suppressed.csv'), `${'0'.repeat(64)},erased,2025-01-01T00:00:00.000000Z\n`);
      expect((await command('suppressed.ts', [])).out).toBe('backups/suppressed.csv has 2 entries.\n');
      expect(readFileSync(join(folder, 'backups/suppressed.csv'), 'utf8')).not.toContain('@');

      const answer = await restore('all.dump', '--yes');
      expect([answer.errors, answer.code]).toEqual(['', 0]);
      const after = await contents(restored);
      const row = (pattern: string): unknown => expect.stringMatching(`^public.${pattern}`);
      expect(before.filter((line) => !after.includes(line))).toEqual([
        row(`contact_messages .*${erased}`),
        ...Array<unknown>(5).fill(row('mail_outbox .*"status": "pending"')),
        row(`newsletter_subscribers .*${reader}.*"status": "confirmed"`),
      ]);
      expect(after.filter((line) => !before.includes(line))).toEqual([
        ...Array<unknown>(4).fill(row('mail_outbox .*"status": "dead"')),
        row(`newsletter_subscribers .*${reader}.*"status": "unsubscribed"`),
      ]);
      expect(await restored.query('select private.mail_is_due() as is_due')).toEqual([{ is_due: false }]);
      // Also raises alerts.
      expect(await restored.query('select check_health() as is_healthy')).toEqual([{ is_healthy: true }]);
      expect(await restored.query(`select from public.mail_outbox where status = 'pending'`)).toEqual([]);

      const person = await restored.visitor().auth.signInWithPassword({ email: account, password: testPassword });
      expect(person.error).toBeNull();
    });
  });

  it('REQ-NEWS-1: the export has a new unsubscribe link for each confirmed subscriber, and older ones keep working', async () => {
    await backend.exec(`
      insert into public.newsletter_subscribers (email, source, status, confirmed_at)
      select name || '@issue.example', 'website', 'confirmed', now() from unnest(array['one', 'two']) as name
    `);
    async function links(file: string): Promise<Map<string, string>> {
      expect((await command('export.ts', ['subscribers', '--out', file])).errors).toBe('');
      const [head = [], ...rows] = readFileSync(join(folder, file), 'utf8')
        .split('\r\n')
        .map((line) => line.split(','));
      return new Map(rows.map((row) => [row[head.indexOf('email')] ?? '', row[head.indexOf('leave_link')] ?? '']));
    }
    const older = await links('issue-1.csv');
    const newer = await links('issue-2.csv');
    const link = expect.stringMatching(
      /^https:\/\/project\.supabase\.co\/functions\/v1\/newsletter-unsubscribe\?token=[0-9a-f]{64}$/,
    );
    expect(Object.fromEntries(newer)).toMatchObject({
      'one@issue.example': link,
      'two@issue.example': link,
      'subscriber@podium.example': '',
    });
    const functions = await startFunctions(backend);
    onTestFinished(() => functions.close());
    // functions/newsletter: what a mail program and a browser do with a link.
    for (const address of [older.get('one@issue.example'), newer.get('two@issue.example')]) {
      const token = new URL(address!).searchParams.get('token');
      expect(await functions.call('newsletter-unsubscribe', { token })).toEqual(ok);
    }
    expect(
      await backend.query(
        `select distinct status from public.newsletter_subscribers where email like '%@issue.example'`,
      ),
    ).toEqual([{ status: 'unsubscribed' }]);
  });

  it('pass no password as an argument to any program', async () => {
    const programs = mkdtempSync(join(folder, 'programs-'));
    const seen = join(programs, 'seen');
    for (const name of ['pg_dump', 'psql', 'pg_restore']) {
      const script = `#!/bin/sh\nprintf '%s ' "$0" "$@" >> ${seen}\nPATH="\${PATH#*:}" exec ${name} "$@"\n`;
      writeFileSync(join(programs, name), script);
      chmodSync(join(programs, name), 0o755);
    }
    const url = new URL(databaseUrl);
    url.password = 'sesame:open';
    const env = { DATABASE_URL: url.href, PATH: [programs, process.env['PATH']].join(delimiter) };
    const { code, errors } = await command('backup.ts', ['seen.dump'], env);
    expect([code, errors]).toEqual([0, '']);
    expect(readFileSync(seen, 'utf8')).toContain('pg_dump');
    expect(readFileSync(seen, 'utf8')).not.toMatch(/sesame|postgres:\/\//);
  });

  it('show and erase a person, with --yes', async () => {
    const shown = await command('showPerson.ts', ['A@b.example']);
    expect(JSON.parse(shown.out)).toMatchObject({ contact_messages: [{ email: 'a@b.example' }], account: null });

    const asked = await command('erasePerson.ts', ['a@b.example']);
    expect([asked.code, asked.out]).toEqual([
      0,
      'Nothing was deleted. Stored about a@b.example: contact_messages: 1. Add --yes to delete all of it.\n',
    ]);
    // The list cannot be updated, so nothing is deleted.
    const unlisted = await command('erasePerson.ts', ['a@b.example', '--yes', '--suppressed', 'leads.csv']);
    expect([unlisted.code, unlisted.errors]).toEqual([1, expect.stringContaining('leads.csv has an invalid line')]);
    const erased = await command('erasePerson.ts', ['a@b.example', '--yes']);
    expect([erased.code, erased.out]).toEqual([0, 'Deleted. contact_messages: 1.\n']);
  });

  it('erase an account and report that its declarations are kept', async () => {
    // Rows that are deleted with the account are not counted. Its mail is, if an earlier test has sent it.
    expect((await command('erasePerson.ts', [account, '--yes'])).out).toMatch(
      /^Deleted\. account: 1(, mail_outbox: \d)?\. Kept as evidence, without the account's id: investor_declarations: 1\.\n$/,
    );
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['export.ts', ['leads'], { DATABASE_URL: '' }, /^DATABASE_URL must be a connection string .*Dashboard.*\n$/],
    [
      'export.ts',
      ['leads'],
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      /^The database of DATABASE_URL cannot .*\n$/,
    ],
    ['export.ts', ['deals'], {}, /^A table is required: leads, applications, declarations, .*\. .*\n$/],
    ['export.ts', ['subscribers'], { SUPABASE_URL: '' }, /^Set SUPABASE_URL to the URL of the project: https:.*\n$/],
    ['export.ts', ['subscribers'], { SUPABASE_URL: 'localhost:54321' }, /^Set SUPABASE_URL to the URL .*\n$/],
    ['export.ts', ['leads', '--out', 'leads.csv'], {}, /^leads\.csv cannot be written: it already exists\.\n$/],
    ['erasePerson.ts', ['nobody'], {}, /^One e-mail address is required: .*\n$/],
  ])('%s %j fails with one sentence', async (name, args, env, sentence) => {
    const { code, errors } = await command(name, args, env);
    expect(errors).toMatch(sentence);
    expect(code).toBe(1);
  });
});
