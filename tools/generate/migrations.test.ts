import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { changedMigrations, currentChecksums, readChecksums } from './migrations.ts';

const recorded = readChecksums(await readFile('supabase/migrations.sha256', 'utf8'));
const current = await currentChecksums();

it('REQ-OPS-3: no landed migration has changed (restore it, and write a new one)', () => {
  expect(recorded.size).toBeGreaterThan(0);
  expect(changedMigrations(recorded, current)).toEqual([]);
});

it('REQ-OPS-3: every migration has a checksum (else: npx node tools/generate/main.ts)', () => {
  expect([...current.keys()].filter((file) => !recorded.has(file))).toEqual([]);
});

it('changedMigrations() finds edited and removed migrations', () => {
  const before = new Map(Object.entries({ '1_a.sql': 'aa', '2_b.sql': 'bb', '3_c.sql': 'cc' }));
  const after = new Map(Object.entries({ '1_a.sql': 'aa', '2_b.sql': 'b2', '4_d.sql': 'dd' }));
  expect(changedMigrations(before, after)).toEqual(['2_b.sql', '3_c.sql']);
});
