import { hash } from 'node:crypto';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { deploymentVariables, differences, faultsOf, functionVariables, loadVariables } from './secrets.ts';

const textOf = (file: string) => readFileSync(new URL(`../../supabase/${file}`, import.meta.url), 'utf8');

/** What the pattern captures in a file, each once. */
function namesIn(file: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(textOf(file).matchAll(pattern), ([, name = '']) => name))].toSorted();
}

const complete = {
  SITE_URL: 'https://www.example.com',
  SITE_REDIRECTS: 'https://www.example.com/**',
  MAIL_API_KEY: 're_0123456789abcdef',
  OUTBOX_WORKER_SECRET: 'a'.repeat(64),
  SMTP_ENABLED: 'true',
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'resend',
  SMTP_PASS: 're_0123456789abcdef',
  SMTP_ADMIN_EMAIL: 'post@podium.example',
  SMTP_SENDER_NAME: 'Ada Example',
};

describe('REQ-OPS-1: secrets of a deployment', () => {
  it('have no faults when complete', () => {
    expect(faultsOf(complete)).toEqual([]);
    expect(faultsOf({ ...complete, MAIL_FROM: 'Ada Example <post@podium.example>' })).toEqual([]);
  });

  it.each([
    [{ SITE_URL: '' }, 'SITE_URL is missing'],
    [{ SITE_URL: 'https://www.example.com/' }, 'SITE_URL is wrong'],
    [{ SITE_URL: 'http://www.example.com' }, 'SITE_URL is wrong'],
    [{ SITE_REDIRECTS: 'https://elsewhere.example/**' }, 'SITE_REDIRECTS must be SITE_URL'],
    [{ SMTP_ENABLED: 'false' }, 'SMTP_ENABLED is wrong'],
    [{ MAIL_API_KEY: undefined }, 'MAIL_API_KEY is missing'],
    [{ OUTBOX_WORKER_SECRET: 'short' }, 'OUTBOX_WORKER_SECRET is wrong'],
    [{ MAIL_FROM: 'post@podium.example' }, 'MAIL_FROM is wrong'],
    [{ FORM_LIMIT_PER_HOUR: '0' }, 'FORM_LIMIT_PER_HOUR is wrong'],
  ])('%j: %s', (change, sentence) => {
    const faults = faultsOf({ ...complete, ...change });
    expect(faults.join(' ')).toContain(sentence);
    expect(faults.join(' ')).not.toContain(complete.MAIL_API_KEY);
  });

  it('are compared with those of the project by digest', () => {
    const listed = Object.entries(complete).flatMap(([name, value]) =>
      name in functionVariables ? [{ name, value: hash('sha256', value) }] : [],
    );
    expect(differences(complete, listed)).toEqual([]);
    expect(differences(complete, listed.slice(1))).toEqual(['The project has no SITE_URL.']);
    expect(differences({ ...complete, MAIL_API_KEY: 're_another_key_0000' }, listed)).toEqual([
      'MAIL_API_KEY of the project differs from supabase/.env.',
    ]);
    // `pnpm deploy:secrets` does not delete it from the project.
    expect(
      differences({ ...complete, MAIL_FROM: '' }, [...listed, { name: 'MAIL_FROM', value: hash('sha256', '') }]),
    ).toEqual([
      'The project has MAIL_FROM, which supabase/.env lacks: delete it in the dashboard, Edge Functions, Secrets.',
    ]);
  });

  it('are those of the file, also in a shell that has the old ones', () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'podium-variables-'));
    const file = join(folder.path, '.env');
    writeFileSync(file, 'MAIL_API_KEY=re_new_key_00000000\n');
    vi.stubEnv('MAIL_API_KEY', complete.MAIL_API_KEY);
    loadVariables(pathToFileURL(file));
    expect(process.env['MAIL_API_KEY']).toBe('re_new_key_00000000');
    vi.unstubAllEnvs();
  });

  it('are the variables of functions, config.toml and .env.example', () => {
    const names = Object.keys(deploymentVariables);
    const ofFunctions = Object.keys(functionVariables);
    const read = namesIn('functions/_shared/environment.ts', /(?:read|limit)\('((?!SUPABASE_)\w+)'/g);
    expect(read).toEqual(ofFunctions.toSorted());
    expect(namesIn('config.toml', /^(\w+) = "env\(\1\)"$/gm)).toEqual(ofFunctions.toSorted());
    // The captcha is off.
    expect(namesIn('config.toml', /"env\((\w+)\)"/g)).toEqual([...names, 'CAPTCHA_SECRET'].toSorted());
    const others = ['CAPTCHA_SECRET', 'SUPABASE_URL', 'DATABASE_URL', 'PGSSLROOTCERT'];
    expect(namesIn('.env.example', /^(\w+)=/gm)).toEqual([...names, ...others].toSorted());
  });
});

it('REQ-SAFE-2: no single network can use up the total of mails of the auth service', () => {
  const toml = textOf('config.toml');
  const limit = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(toml)?.[1]);
  // Sign-up, recovery, resend, magic link and code have separate counters, each for five minutes.
  expect(limit('email_sent')).toBeGreaterThan(5 * 12 * limit('sign_in_sign_ups'));
});
