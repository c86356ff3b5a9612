import { createReadStream } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';

/** What PostgreSQL planned for one query. */
export interface NotedPlan {
  query: string;
  /** All tables of the plan but those of PostgreSQL's own catalogue, which does not grow with visitors. */
  tables: readonly string[];
  /** Those of them that are read from end to end. */
  scanned: readonly string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Lets PostgreSQL write down the plan of every statement, those inside of functions included; from its next start on. */
export async function notePlans(engine: Pick<Engine, 'query'>): Promise<void> {
  const [row] = await engine.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  // Its settings are unknown until it is loaded, so that ALTER SYSTEM refuses them.
  await appendFile(
    join(row?.folder ?? '', 'postgresql.auto.conf'),
    [
      'logging_collector = on',
      "session_preload_libraries = 'auto_explain'",
      'auto_explain.log_format = json',
      'auto_explain.log_min_duration = 0',
      'auto_explain.log_nested_statements = on',
      '',
    ].join('\n'),
  );
}

/** All that PostgreSQL has noted since, but for plans of its catalogue alone. */
export async function notedPlans(engine: Pick<Engine, 'query'>): Promise<NotedPlan[]> {
  const [row] = await engine.query<{ folder: string }>(
    `select current_setting('data_directory') || '/' || current_setting('log_directory') as folder`,
  );
  const folder = row?.folder ?? '';
  const plans: NotedPlan[] = [];
  for (const name of await readdir(folder)) {
    for await (const plan of plansIn(createInterface({ input: createReadStream(join(folder, name)) }))) {
      if (plan.tables.length > 0) plans.push(plan);
    }
  }
  return plans;
}

/** The plans in the lines of a log: each is JSON, indented by a tab, below a line that ends with `plan:`. */
export async function* plansIn(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<NotedPlan> {
  let json: string[] | undefined;
  for await (const line of lines) {
    if (line.endsWith(' plan:')) json = [];
    else if (json && line.startsWith('\t')) json.push(line);
    if (!json || line !== '\t}') continue;
    const noted = JSON.parse(json.join('\n').replaceAll('\n\t', '\n')) as { 'Query Text': string; Plan: PlanNode };
    json = undefined;
    const nodes = nodesOf(noted.Plan).filter((node) => !/^$|^pg_/.test(node['Relation Name'] ?? ''));
    yield {
      query: noted['Query Text'],
      tables: tablesOf(nodes),
      scanned: tablesOf(nodes.filter((node) => node['Node Type'] === 'Seq Scan')),
    };
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function tablesOf(nodes: readonly PlanNode[]): string[] {
  return [...new Set(nodes.map((node) => node['Relation Name'] ?? ''))].toSorted();
}
