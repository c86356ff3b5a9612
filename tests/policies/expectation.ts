import { callersLine, grantLine } from './catalogue.ts';
import { functionRights, roles, tableRights, type Right, type Role, type Verb, verbs } from './rights.ts';
import { tableNames, type TableName } from './sampleRows.ts';

/** Properties of a person that the table of rights distinguishes. */
export interface PersonKind {
  role: Role;
  isQualified: boolean;
  hasApplied: boolean;
  /** Has a second factor that this session has not used. @default false */
  isCodeDue?: boolean;
}

/**
 * Expected results for one kind of person on one table. Reading: 'denied', or whose rows are returned. Writing:
 * 'denied', 'changed', or 'unchanged' when the attempt succeeds without an effect.
 */
export interface ExpectedResults {
  select: 'denied' | 'none' | 'own' | 'all';
  /** Their own row, or one without an owner. 23505: it already exists. */
  insert: 'denied' | 'changed' | '23505';
  /** A row in another person's name. */
  insertForOther: 'denied' | 'changed';
  /** Their own row, where rows have owners. */
  updateOwn: 'denied' | 'changed' | 'unchanged';
  deleteOwn: 'denied' | 'changed' | 'unchanged';
  /** Another person's row. */
  update: 'denied' | 'unchanged';
  delete: 'denied' | 'unchanged';
  /** An upsert onto another person's row. */
  upsert: 'denied';
}

/** The right in the table of rights, if any. */
export function rightTo(verb: Verb, table: TableName, role: Role): Right | undefined {
  return tableRights[table][role]?.[verb];
}

/** What the table of rights grants without the service key. */
export function expectedResults(table: TableName, person: PersonKind): ExpectedResults {
  const results = expectedWhenSignedIn(table, person);
  const isTheirs = Object.values(tableRights[table][person.role] ?? {}).some(({ rows }) => rows !== 'any');
  return person.isCodeDue && isTheirs ? withoutCode(results) : results;
}

/** Without the code, a person's own rows are neither returned nor accepted. */
function withoutCode(results: ExpectedResults): ExpectedResults {
  return {
    ...results,
    select: results.select === 'denied' ? 'denied' : 'none',
    insert: 'denied',
    updateOwn: results.updateOwn === 'denied' ? 'denied' : 'unchanged',
    deleteOwn: results.deleteOwn === 'denied' ? 'denied' : 'unchanged',
  };
}

function expectedWhenSignedIn(table: TableName, { role, isQualified, hasApplied }: PersonKind): ExpectedResults {
  const select = rightTo('select', table, role);
  const insert = rightTo('insert', table, role);
  const isTaken = table === 'investor_onboarding' && hasApplied;
  return {
    select: select === undefined ? 'denied' : reading(select, isQualified),
    insert: insert === undefined ? 'denied' : isTaken ? '23505' : 'changed',
    insertForOther: insert?.rows === 'any' ? 'changed' : 'denied',
    updateOwn: rightTo('update', table, role) ? 'changed' : 'denied',
    deleteOwn: rightTo('delete', table, role) ? 'changed' : 'denied',
    // Other people's rows are not found, so nothing is rejected.
    update: rightTo('update', table, role) ? 'unchanged' : 'denied',
    delete: rightTo('delete', table, role) ? 'unchanged' : 'denied',
    upsert: 'denied',
  };
}

function reading({ rows }: Right, isQualified: boolean): ExpectedResults['select'] {
  if (rows === 'own') return 'own';
  return rows === 'qualified' && !isQualified ? 'none' : 'all';
}

/** Expected lines of the catalogue: see grantsQuery. */
export function expectedGrants(): string[] {
  return tableNames
    .flatMap((table) =>
      roles.flatMap((role) =>
        verbs.flatMap((verb) => {
          const right = rightTo(verb, table, role);
          return right === undefined ? [] : [grantLine(role, verb, table, right.columns)];
        }),
      ),
    )
    .toSorted();
}

/** Expected lines of the catalogue: see callersQuery. */
export function expectedCallers(): string[] {
  return Object.entries(functionRights)
    .map(([name, callers]) => callersLine(name, callers))
    .toSorted();
}
