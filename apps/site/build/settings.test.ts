import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const site = 'https://site.example';
const key = { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_sample' };

test('backend is the origin of a hosted backend, and undefined on the same origin', () => {
  expect(readSettings(site, { ...key, VITE_SUPABASE_URL: 'https://backend.example/' })).toEqual({
    origin: site,
    backend: 'https://backend.example',
  });
  expect(readSettings(site, { ...key, VITE_SUPABASE_URL: 'same-origin' })).toEqual({
    origin: site,
    backend: undefined,
  });
  expect(readSettings(site, { ...key, VITE_SUPABASE_URL: `${site}/` })).toEqual({ origin: site, backend: undefined });
});

test('fails with one sentence as message and stack', () => {
  const sentence = "SITE_URL must be an origin such as http://localhost:4173, not 'site.example'.";
  expect(() => readSettings('site.example', {})).toThrow(
    expect.objectContaining({ message: sentence, stack: sentence }),
  );
});

test.each([
  ['VITE_SUPABASE_URL', { ...key, VITE_SUPABASE_URL: '' }],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', { VITE_SUPABASE_URL: site }],
])('a build without %s fails: %o', (name, variables) => {
  expect(() => readSettings(site, variables)).toThrow(`${name} is missing`);
});

test.each(['sb_secret_sample', `eyJhbGciOiJIUzI1NiJ9.${btoa('{"role":"service_role"}')}.x`])(
  'REQ-SAFE-8: a build with a secret key fails: %s',
  (secret) => {
    const variables = { VITE_SUPABASE_URL: site, VITE_SUPABASE_PUBLISHABLE_KEY: secret };
    expect(() => readSettings(site, variables)).toThrow('VITE_SUPABASE_PUBLISHABLE_KEY is a secret key');
  },
);
