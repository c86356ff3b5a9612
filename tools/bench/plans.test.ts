import { expect, it } from 'vitest';
import { tablesIn } from './plans.ts';

it('finds the tables that a plan reads from end to end', () => {
  const log = `
2026-11-21 UTC [1] LOG:  duration: 0.1 ms  plan:
	Query Text: select 1
	Index Scan using profiles_pkey on profiles  (cost=0.1..8 rows=1)
2026-11-21 UTC [1] LOG:  duration: 0.1 ms  plan:
	Query Text: select 2
	Seq Scan on pg_class  (cost=0..1 rows=4)
	Seq Scan on public.deals  (cost=0..1 rows=4)
	  ->  Parallel Seq Scan on users (cost=0..1 rows=4)`;
  expect(tablesIn(log)).toEqual({
    plans: 2,
    scans: new Map([
      ['deals', 1],
      ['users', 1],
    ]),
  });
});
