import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dealTexts, functionTexts, keyForms, leaksIn } from './secrets.ts';

const migration = `insert into public.deals (id, title, category, description) values
  ('b3c1', 'Orchard of nine pears', 'Art & Collectibles', 'Nine trees, one of them ill. You can''t lose all of it; the terms say so.')`;

const source = `import { a } from '../../packages/data/src/schemas/a.ts';
const answer = { error: 'Somebody took the last pear.' };
const limit = 'Message must be at most 5000 characters';`;

describe('REQ-DEAL-3, REQ-SAFE-8: public files', () => {
  async function leaks(text: string): Promise<string[]> {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-leaks-'));
    await writeFile(join(folder.path, 'a.js'), text);
    const shared = "'Message must be at most 5000 characters'";
    return await leaksIn(folder.path, [...keyForms, ...dealTexts(migration), ...functionTexts([source], shared)]);
  }

  it.each([
    ['"sb_secret_abcdefgh"', 'a secret key of Supabase'],
    ['role:"service_role"', 'a service role'],
    [`"eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYSJ9.c2lnbmF0dXJl"`, 'a signed token'],
    ['re_123456789_abcdefghi', 'a key of the mail service'],
    ['-----BEGIN PRIVATE KEY-----', 'a private key'],
    ['postgres://me:pass@host/db', 'a database address with its password'],
    ['env.MAIL_API_KEY', 'the settings of the functions'],
    ['<h3>Orchard of Nine Pears</h3>', "of a private deal: 'Orchard of nine pears'"],
    ['the terms say so.', "of a private deal: 'the terms say so.'"],
    ['{error:"Somebody took the last pear."}', "source of a function: 'Somebody took the last pear.'"],
  ])('a file with %s is reported', async (text, name) => {
    expect(await leaks(text)).toEqual([`a.js holds ${name}`]);
  });

  it.each([
    'key.startsWith("sb_secret_")',
    'sb_publishable_local',
    'Message must be at most 5000 characters',
    'Nine trees of another orchard',
    'Art & Collectibles',
  ])('a file with %s is accepted', async (text) => {
    expect(await leaks(text)).toEqual([]);
  });
});
