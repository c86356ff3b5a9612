import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import type { NotedPlan } from './plans.ts';

/** Tables of this size are read whole by every planner, and rightly. */
const smallTable = 1000;

/** How much of a query is shown, in characters. */
const shown = 110;

/** One row a query: its text, how many plans, its tables, those it reads from end to end, and whether that is all right. */
export async function verdicts(
  engine: Pick<Engine, 'query'>,
  plans: readonly NotedPlan[],
): Promise<(readonly string[])[]> {
  const sizes = new Map(
    (
      await engine.query<{ name: string; rows: number }>(
        `select relname as name, max(reltuples)::integer as rows from pg_class where relkind = 'r' group by relname`,
      )
    ).map(({ name, rows }) => [name, rows]),
  );
  const queries = Map.groupBy(plans, ({ query }) => query.replaceAll(/\s+/g, ' ').trim());
  return [...queries]
    .map(([query, same]) => {
      const scanned = namesOf(same, 'scanned');
      const isScanned = scanned.some((table) => (sizes.get(table) ?? 0) > smallTable);
      const verdict = isScanned ? 'SCANNED' : scanned.length > 0 ? 'small' : 'index';
      const text = query.slice(0, shown).replaceAll('|', '\\|');
      return [text, String(same.length), namesOf(same, 'tables').join(', '), scanned.join(', '), verdict] as const;
    })
    .toSorted((a, b) => a[4].localeCompare(b[4]) || a[0].localeCompare(b[0]));
}

function namesOf(plans: readonly NotedPlan[], key: 'tables' | 'scanned'): string[] {
  return [...new Set(plans.flatMap((plan) => plan[key]))].toSorted();
}
