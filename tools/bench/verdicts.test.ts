import { expect, it } from 'vitest';
import { verdicts } from './verdicts.ts';

it('says of each query whether it reads a table from end to end that grows', async () => {
  const sizes = [
    { name: 'deals', rows: 4 },
    { name: 'users', rows: 1_000_000 },
  ];
  const engine = { query: async <Row extends object>() => sizes as Row[] };
  const rows = await verdicts(engine, [
    { query: 'select *\n  from deals', tables: ['deals'], scanned: ['deals'] },
    { query: 'select * from users', tables: ['users'], scanned: [] },
    { query: 'select * from users', tables: ['users'], scanned: ['users'] },
    { query: 'select * from users where id = $1', tables: ['users'], scanned: [] },
  ]);
  expect(rows).toEqual([
    ['select * from users where id = $1', '1', 'users', '', 'index'],
    ['select * from users', '2', 'users', 'users', 'SCANNED'],
    ['select * from deals', '1', 'deals', 'deals', 'small'],
  ]);
});
