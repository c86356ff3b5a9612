import { expect, it } from 'vitest';
import { plansIn } from './plans.ts';

it('finds the tables of each plan, and those that it reads from end to end', async () => {
  const log = `
2026-11-21 UTC [1] LOG:  duration: 0.1 ms  plan:
	{
	  "Query Text": "select \\"a\\"\\n from profiles",
	  "Plan": {
	    "Node Type": "Nested Loop",
	    "Plans": [
	      { "Node Type": "Index Scan", "Relation Name": "profiles" },
	      { "Node Type": "Seq Scan", "Relation Name": "pg_class" },
	      { "Node Type": "Seq Scan", "Relation Name": "users", "Parallel Aware": true }
	    ]
	  }
	}
2026-11-21 UTC [1] LOG:  another line
2026-11-21 UTC [1] LOG:  duration: 0.1 ms  plan:
	{
	  "Query Text": "select 1",
	  "Plan": {
	    "Node Type": "Result"
	  }
	}`;
  const plans = [];
  for await (const plan of plansIn(log.split('\n'))) plans.push(plan);
  expect(plans).toEqual([
    { query: 'select "a"\n from profiles', tables: ['profiles', 'users'], scanned: ['users'] },
    { query: 'select 1', tables: [], scanned: [] },
  ]);
});
