import { callersLine, grantLine } from './catalogue.ts';
import { functionRights, roles, tableRights, type Right, type Role, type Verb, verbs } from './rights.ts';
import { tableNames, type TableName } from './sampleRows.ts';

/** What the table of rights knows about somebody. */
export interface Kind {
  role: Role;
  isQualified: boolean;
  /** Has an application already. */
  hasApplied: boolean;
}

/**
 * What one kind of person meets in one table. Reading: 'denied', or whose rows come back. Writing: 'denied', 'changed',
 * or 'unchanged' when the attempt passes without an error and without an effect.
 */
export interface Encounter {
  select: 'denied' | 'none' | 'own' | 'all';
  /** A row of one's own, or one that belongs to nobody. 23505: there is one already. */
  insert: 'denied' | 'changed' | '23505';
  /** A row in somebody else's name. */
  insertForOther: 'denied' | 'changed';
  /** One's own row, where rows have owners. */
  updateOwn: 'denied' | 'changed';
  deleteOwn: 'denied' | 'changed';
  /** Somebody else's row. */
  update: 'denied' | 'unchanged';
  delete: 'denied' | 'unchanged';
  /** Merging into somebody else's row. */
  upsert: 'denied';
}

/** The right in the table of rights, if there is one. */
export function rightTo(verb: Verb, table: TableName, role: Role): Right | undefined {
  return tableRights[table][role]?.[verb];
}

/** What the table of rights promises to somebody without the service's key. */
export function encounter(table: TableName, { role, isQualified, hasApplied }: Kind): Encounter {
  const select = rightTo('select', table, role);
  const insert = rightTo('insert', table, role);
  const isTaken = table === 'investor_onboarding' && hasApplied;
  return {
    select: select === undefined ? 'denied' : reading(select, isQualified),
    insert: insert === undefined ? 'denied' : isTaken ? '23505' : 'changed',
    insertForOther: insert?.rows === 'any' ? 'changed' : 'denied',
    updateOwn: rightTo('update', table, role) ? 'changed' : 'denied',
    deleteOwn: rightTo('delete', table, role) ? 'changed' : 'denied',
    // Rows of others are not found, so that nothing is refused.
    update: rightTo('update', table, role) ? 'unchanged' : 'denied',
    delete: rightTo('delete', table, role) ? 'unchanged' : 'denied',
    upsert: 'denied',
  };
}

function reading({ rows }: Right, isQualified: boolean): Encounter['select'] {
  if (rows === 'own') return 'own';
  return rows === 'qualified' && !isQualified ? 'none' : 'all';
}

/** What the catalogue should say: see grantsQuery. */
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

/** What the catalogue should say: see callersQuery. */
export function expectedCallers(): string[] {
  return Object.entries(functionRights)
    .map(([name, callers]) => callersLine(name, callers))
    .toSorted();
}
