import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const site = 'https://site.example';

test('a backend elsewhere is named by its origin, one where the site is by nothing', () => {
  expect(readSettings(site, { VITE_SUPABASE_URL: 'https://backend.example/' })).toEqual({
    origin: site,
    backend: 'https://backend.example',
  });
  expect(readSettings(site, {})).toEqual({ origin: site, backend: undefined });
  expect(readSettings(site, { VITE_SUPABASE_URL: `${site}/` })).toEqual({ origin: site, backend: undefined });
});

test.each([
  ['site.example', {}, "SITE_URL must be an origin such as http://localhost:4173, not 'site.example'."],
  [site, { VITE_SUPABASE_URL: 'backend.example' }, 'VITE_SUPABASE_URL is not an http or https address'],
  [site, { VITE_SUPABASE_PUBLISHABLE_KEY: 'a b' }, 'VITE_SUPABASE_PUBLISHABLE_KEY has a space in it'],
])('%s, %o: one sentence, which Vite prints alone', (siteUrl, variables, sentence) => {
  expect(() => readSettings(siteUrl, variables)).toThrow(
    expect.objectContaining({ message: sentence, stack: sentence }),
  );
});
