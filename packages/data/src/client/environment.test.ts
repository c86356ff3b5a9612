import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment variables of the site', () => {
  test('default to the embedded backend on the same origin', () => {
    const local = { url: 'http://localhost:4173', publishableKey: 'sb_publishable_local' };
    expect(readEnvironment({}, 'http://localhost:4173')).toEqual(local);
    expect(
      readEnvironment({ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, 'http://localhost:4173'),
    ).toEqual(local);
  });

  test("accept 'same-origin' for the embedded backend in a build", () => {
    const variables = { VITE_SUPABASE_URL: 'same-origin', VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local' };
    expect(readEnvironment(variables, 'http://localhost:4173').url).toBe('http://localhost:4173');
  });

  test('accept the address of a hosted backend, with or without a trailing slash', () => {
    const variables = {
      VITE_SUPABASE_URL: 'https://backend.example/',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
      MODE: 'production',
    };
    expect(readEnvironment(variables, 'https://site.example')).toEqual({
      url: 'https://backend.example',
      publishableKey: 'sb_publishable_hosted',
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
