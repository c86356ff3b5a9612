import { functionRights, roles, tableRights, type Right, type Role, type Verb, verbs } from './rights.ts';
import { tableNames, type TableName } from './sampleRows.ts';

export interface PersonKind {
  role: Role;
  isQualified: boolean;
  hasApplied: boolean;
  /** Has a second factor that this session has not used. @default false */
  isCodeDue?: boolean;
}

export function rightTo(verb: Verb, table: TableName, role: Role): Right | undefined {
  return tableRights[table][role]?.[verb];
}

/**
 * What the table of rights grants one kind of person on one table, without the service key. Reading: 'denied', or whose
 * rows are returned. Writing: 'denied', 'changed', 'unchanged' when the attempt succeeds without an effect, or 23505 for
 * a row that exists. `updateOwn` and `deleteOwn` are about their own row, or one without an owner; `insertForOther`,
 * `update`, `delete` and `upsert` about another person's row.
 */
export function expectedResults(table: TableName, person: PersonKind): Record<string, string> {
  const rightOf = (verb: Verb) => rightTo(verb, table, person.role);
  const isTheirs = Object.values(tableRights[table][person.role] ?? {}).some(({ rows }) => rows !== 'any');
  // Without the code, a person's own rows are neither returned nor accepted.
  const isClosed = isTheirs && person.isCodeDue === true;
  const resultOf = (verb: Verb, result: string) => (rightOf(verb) ? result : 'denied');
  const isTaken = table === 'investor_onboarding' && person.hasApplied;
  return {
    select: resultOf('select', isClosed ? 'none' : rowsRead(rightOf('select'), person)),
    insert: isClosed ? 'denied' : resultOf('insert', isTaken ? '23505' : 'changed'),
    insertForOther: rightOf('insert')?.rows === 'any' ? 'changed' : 'denied',
    updateOwn: resultOf('update', isClosed ? 'unchanged' : 'changed'),
    deleteOwn: resultOf('delete', isClosed ? 'unchanged' : 'changed'),
    // Other people's rows are not found, so nothing is rejected.
    update: resultOf('update', 'unchanged'),
    delete: resultOf('delete', 'unchanged'),
    upsert: 'denied',
  };
}

function rowsRead(right: Right | undefined, { isQualified }: PersonKind): 'own' | 'none' | 'all' {
  if (right?.rows === 'own') return 'own';
  return right?.rows === 'qualified' && !isQualified ? 'none' : 'all';
}

/** Expected lines of the catalogue: 'anon: insert (email, source_page) on resource_downloads'. See grantsQuery. */
export function expectedGrants(): string[] {
  const lines = tableNames.flatMap((table) =>
    roles.flatMap((role) =>
      verbs.flatMap((verb) => {
        const right = rightTo(verb, table, role);
        if (right === undefined) return [];
        const columns = right.columns ? ` (${right.columns.toSorted().join(', ')})` : '';
        return `${role}: ${verb}${columns} on ${table}`;
      }),
    ),
  );
  return lines.toSorted();
}

/** Expected lines of the catalogue: 'qualification: authenticated'. See callersQuery. */
export function expectedCallers(): string[] {
  return Object.entries(functionRights)
    .map(([name, callers]) => `${name}: ${callers.toSorted().join(', ') || 'nobody'}`)
    .toSorted();
}
