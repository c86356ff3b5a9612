import { expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

it.each([
  [{ PORT: 'abc' }, "PORT must be a whole number from 1 to 65535, not 'abc'."],
  [{ PORT: '70000' }, "PORT must be a whole number from 1 to 65535, not '70000'."],
  [{ HOST: 'two words' }, "HOST must be a host name or an address, not 'two words'."],
  [
    { DATABASE_URL: 'mysql://localhost' },
    'DATABASE_URL must be a connection string that begins with postgresql:// (Supabase: Dashboard, Connect, Session pooler), with special characters percent-encoded.',
  ],
  [
    { SITE_URL: 'https://podium.example/path' },
    "SITE_URL must be an origin such as http://localhost:4173, not 'https://podium.example/path'.",
  ],
  [{ FORM_LIMIT_PER_HOUR: '0' }, "FORM_LIMIT_PER_HOUR must be a whole number from 1 to 9999999, not '0'."],
])('REQ-OPS-1: %j is refused with one sentence', (variables, sentence) => {
  expect(() => parseEnvironment(variables)).toThrow(new Error(sentence));
});
