import { expect, it } from 'vitest';
import { withPrograms } from './postgresPrograms.ts';

it('REQ-OPS-1: programs get verified TLS, and the password from a file in which it is escaped', async () => {
  const url = `postgres://ada:${encodeURIComponent('open: \\sesame@/')}@db.example/x`;
  const script = 'const { env } = process; console.log(env.PGSSLMODE, fs.readFileSync(env.PGPASSFILE, "utf8"))';
  const printed = await withPrograms(url, ['node'], (run) => run('node', ['-e', script]));
  expect(printed.trim()).toBe('verify-full *:*:*:*:open\\: \\\\sesame@/');
});
