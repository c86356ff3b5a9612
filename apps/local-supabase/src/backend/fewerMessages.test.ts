import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyCluster } from '../testing/emptyCluster.ts';
import { fewerMessages } from './fewerMessages.ts';

describe('PGlite in fewer messages', () => {
  let plain: PGlite;
  let quick: PGlite;

  beforeAll(async () => {
    const cluster = await emptyCluster();
    [plain, quick] = await Promise.all([
      PGlite.create({ loadDataDir: cluster }),
      PGlite.create({ loadDataDir: cluster }),
    ]);
    fewerMessages(quick);
    for (const driver of [plain, quick]) {
      await driver.exec(
        'create table things (id integer primary key, name text not null, made timestamptz, tags text[])',
      );
    }
  });
  afterAll(() => Promise.all([plain.close(), quick.close()]));

  const outcomeOn = (driver: PGlite, sql: string, params?: unknown[]) =>
    driver.query(sql, params).then(
      (results) => results,
      ({ message, code, severity, detail, hint, constraint }: Record<string, unknown>) => ({
        refused: { message, code, severity, detail, hint, constraint },
      }),
    );

  const made = new Date('2026-02-02T09:00:00Z');

  it.each<[string, unknown[]?]>([
    ['select 1 as one, null as nothing, array[1, 2] as list, now() is not null as is_time'],
    [`insert into things values ($1, $2, $3, $4)`, [1, 'first', made, ['a', 'b "c"']]],
    [`insert into things values ($1, $2, $3, $4) returning *`, [2, 'second — ünïcode', null, []]],
    ['select * from things where id = any ($1) order by id', [[1, 2]]],
    ['select $1::jsonb as json, $2::bytea as bytes, $3::bigint as big', [{ a: [1] }, new Uint8Array([0, 255]), 10]],
    ['select $1::text as nothing', [undefined]],
    ['update things set name = $1 where id > $2', ['both', 0]],
    ['select syntax error from', []],
    ['select syntax error from $1', ['x']],
    ['select * from nothing_there where id = $1', [1]],
    ['insert into things values ($1, $2)', [1, 'again']],
    ['insert into things values ($1, $2)', [3, null]],
    ['select $1::integer', ['no number']],
    ['select 1 / 0'],
    ['select 1; select 2'],
    [''],
    ['BEGIN'],
    ['insert into things values (3, $1)', ['third']],
    ['insert into things values (3, $1)', ['third again']],
    ['select 1'],
    ['ROLLBACK'],
    ['select count(*)::integer as count from things'],
    ['delete from things', []],
  ])('answers %j %j as ever', async (sql, params) => {
    expect(await outcomeOn(quick, sql, params)).toEqual(await outcomeOn(plain, sql, params));
    // The session understands the next one.
    expect((await quick.query('select 2 as two').catch(() => undefined))?.rows).toEqual(
      (await plain.query('select 2 as two').catch(() => undefined))?.rows,
    );
  });

  it('enters PostgreSQL twice, and three times with parameters', async () => {
    const entries = vi.spyOn(quick, 'execProtocolStream');
    await quick.query('select 1');
    expect(entries).toHaveBeenCalledTimes(2);
    await quick.query('select $1::text', ['x']);
    expect(entries).toHaveBeenCalledTimes(5);
  });

  it('keeps the turns of concurrent callers apart', async () => {
    const numbers = Array.from({ length: 50 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map((number) =>
        number % 7 === 3
          ? quick.query<{ number: number }>('select 1 / $1::integer as number', [0]).catch(() => undefined)
          : quick.query<{ number: number }>('select $1::integer as number', [number]),
      ),
    );
    expect(answers.map((answer) => answer?.rows[0]?.number)).toEqual(
      numbers.map((number) => (number % 7 === 3 ? undefined : number)),
    );
  });
});
