import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment of the site', () => {
  test('without anything set, the embedded backend on the same origin', () => {
    const local = { url: 'http://localhost:4173', publishableKey: 'sb_publishable_local' };
    expect(readEnvironment({}, 'http://localhost:4173')).toEqual(local);
    expect(
      readEnvironment({ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' }, 'http://localhost:4173'),
    ).toEqual(local);
  });

  test('a hosted backend, written with or without a slash', () => {
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

  test.each(['backend.example', 'ftp://backend.example', 'javascript:alert(1)'])('refuses the address %s', (url) => {
    expect(() => readEnvironment({ VITE_SUPABASE_URL: url }, 'https://site.example')).toThrow(
      'VITE_SUPABASE_URL is not an http or https address',
    );
  });

  test('refuses a key that was broken over two lines', () => {
    expect(() => readEnvironment({ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publish able' }, 'https://site.example')).toThrow(
      'VITE_SUPABASE_PUBLISHABLE_KEY has a space in it',
    );
  });
});
