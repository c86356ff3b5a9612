import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment variables of the site', () => {
  test.each([
    [undefined, undefined, 'http://localhost:4173', 'sb_publishable_local'],
    ['same-origin', 'sb_publishable_local', 'http://localhost:4173', 'sb_publishable_local'],
    ['https://backend.example/', 'sb_publishable_hosted', 'https://backend.example', 'sb_publishable_hosted'],
  ])('%s and %s are read as %s and %s', (address, key, url, publishableKey) => {
    const variables = { VITE_SUPABASE_URL: address, VITE_SUPABASE_PUBLISHABLE_KEY: key, MODE: 'production' };
    expect(readEnvironment(variables, 'http://localhost:4173')).toEqual({ url, publishableKey });
  });

  test.each(['backend.example', 'ftp://backend.example'])('refuse the address %s', (url) => {
    expect(() => readEnvironment({ VITE_SUPABASE_URL: url }, 'https://site.example')).toThrow(
      'VITE_SUPABASE_URL must be an http or https URL',
    );
  });

  test('refuse a key with a space in it', () => {
    expect(() => readEnvironment({ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publish able' }, 'https://site.example')).toThrow(
      'VITE_SUPABASE_PUBLISHABLE_KEY must not contain spaces',
    );
  });
});
