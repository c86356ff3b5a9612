import type { Database } from '../../apps/local-supabase/src/backend/engine.ts';
import { readCommandLine } from '../commandLine.ts';
import { personData, requireAddress, run } from './run.ts';
import { suppressionsFile, updateSuppressions } from './suppressions.ts';

const usage = `Deletes everything that the database of DATABASE_URL has stored about a person, except declarations: these lose the
account's id and are kept as evidence. Stores a hash of the address, so that a restore does not bring the person back.
Without --yes it only counts.

  pnpm person:erase EMAIL [--suppressed LIST] [--yes]

The default of --suppressed, the list of hashes, is ${suppressionsFile}.`;

const {
  values,
  words: [address],
} = readCommandLine({ usage, options: { yes: { type: 'boolean' }, suppressed: { type: 'string' } }, mostWords: 1 });

/** Kept by private.erase_person(): the evidence of self-certification, without the account's id (REQ-JOIN-5). */
const retainedTable = 'investor_declarations';

async function counts(database: Database, email: string): Promise<Map<string, number>> {
  const rows = Object.entries(await personData(database, email));
  return new Map(rows.flatMap(([name, held]) => (held ? [[name, held.length]] : [])));
}

const listed = (rows: Iterable<[string, number]>) => [...rows].map(([name, count]) => `${name}: ${count}`).join(', ');

await run(async (database) => {
  const email = requireAddress(address, 'pnpm person:erase name@example.com --yes');
  if (values.yes !== true) {
    const held = await counts(database, email);
    process.stdout.write(
      held.size === 0
        ? `Nothing is stored about ${email}.\n`
        : `Nothing was deleted. Stored about ${email}: ${listed(held)}. Add --yes to delete all of it${
            held.has(retainedTable) ? ` except ${retainedTable}` : ''
          }.\n`,
    );
    return;
  }
  const rows = await database.transaction(async (sql) => {
    await sql.query("select private.suppress_address($1, 'erased')", [email]);
    const removals = await sql.query<{ name: string; removed: number }>(
      'select name, removed::integer as removed from private.erase_person($1)',
      [email],
    );
    // Before the commit: without the list nobody is erased.
    await updateSuppressions(sql, values.suppressed ?? suppressionsFile);
    return removals;
  });
  const removed = listed(rows.filter((row) => row.removed > 0).map((row) => [row.name, row.removed]));
  const kept = (await counts(database, email)).get(retainedTable);
  process.stdout.write(
    `${removed === '' ? `Nothing was stored about ${email}.` : `Deleted. ${removed}.`}${
      kept === undefined ? '' : ` Kept as evidence, without the account's id: ${retainedTable}: ${kept}.`
    }
`,
  );
});
