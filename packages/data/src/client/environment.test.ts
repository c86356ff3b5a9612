import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment variables of the site', () => {
  test.each([
    [undefined, 'http://localhost:4173'],
    ['', 'http://localhost:4173'],
    ['same-origin', 'http://localhost:4173'],
    ['https://backend.example/', 'https://backend.example'],
  ])('with the address %s the backend is at %s', (url, expected) => {
    const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: '', MODE: 'production' };
    expect(readEnvironment(variables, 'http://localhost:4173')).toEqual({
      url: expected,
      publishableKey: 'sb_publishable_local',
    });
  });

  test.each(['backend.example', 'ftp://backend.example', 'javascript:alert(1)'])('refuse the address %s', (url) => {
    expect(() => readEnvironment({ VITE_SUPABASE_URL: url }, 'https://site.example')).toThrow(
      'VITE_SUPABASE_URL is not an http or https address',
    );
  });

  test('refuse a key with a space in it', () => {
    expect(() => readEnvironment({ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publish able' }, 'https://site.example')).toThrow(
      'VITE_SUPABASE_PUBLISHABLE_KEY has a space in it',
    );
  });
});
