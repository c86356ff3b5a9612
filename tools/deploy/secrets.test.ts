import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, faultsOf, functionSecrets, wanted } from './secrets.ts';

const complete = {
  SITE_URL: 'https://www.example.com',
  SITE_REDIRECTS: 'https://www.example.com/**',
  MAIL_API_KEY: 're_0123456789abcdef',
  MAIL_DRAIN_SECRET: 'a'.repeat(64),
};
const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');

describe('secrets of a deployment (issue 6 §4)', () => {
  it('are complete', () => {
    expect(faultsOf(complete)).toEqual([]);
    expect(faultsOf({ ...complete, MAIL_FROM: 'Ada Example <post@podium.example>' })).toEqual([]);
  });

  it.each([
    [{ SITE_URL: '' }, 'SITE_URL is missing'],
    [{ SITE_URL: 'https://www.example.com/' }, 'SITE_URL is wrong'],
    [{ SITE_URL: 'http://www.example.com' }, 'SITE_URL is wrong'],
    [{ SITE_REDIRECTS: 'https://elsewhere.example/**' }, 'SITE_REDIRECTS must be SITE_URL'],
    [{ MAIL_API_KEY: undefined }, 'MAIL_API_KEY is missing'],
    [{ MAIL_DRAIN_SECRET: 'short' }, 'MAIL_DRAIN_SECRET is wrong'],
    [{ MAIL_FROM: 'post@podium.example' }, 'MAIL_FROM is wrong'],
    [{ FORM_LIMIT_PER_HOUR: '0' }, 'FORM_LIMIT_PER_HOUR is wrong'],
  ])('%j: %s', (change, sentence) => {
    const faults = faultsOf({ ...complete, ...change });
    expect(faults.join(' ')).toContain(sentence);
    expect(faults.join(' ')).not.toContain(complete.MAIL_API_KEY);
  });

  it('are held against those of the project by their digests', () => {
    const listed = functionSecrets(complete).map((entry) => {
      const [name = '', value = ''] = entry.split('=');
      return { name, value: sha256(value) };
    });
    expect(differences(complete, listed)).toEqual([]);
    expect(differences(complete, listed.slice(1))).toEqual(['The project has no SITE_URL.']);
    expect(differences({ ...complete, MAIL_API_KEY: 're_another_key_0000' }, listed)).toEqual([
      'The project has another MAIL_API_KEY than this file.',
    ]);
  });

  it('name everything that the functions read', () => {
    const source = readFileSync(new URL('../../supabase/functions/_shared/environment.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/(?:read|limit)\('(\w+)'/g)].map(([, name = '']) => name);
    const own = read.filter((name) => !name.startsWith('SUPABASE_'));
    const known = wanted.filter(({ reader }) => reader === 'functions').map(({ name }) => name);
    expect([...new Set(own)].toSorted()).toEqual(known.toSorted());
  });
});
