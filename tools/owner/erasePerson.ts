import { parseArgs } from 'node:util';
import { OwnerError, requireAddress, run } from './run.ts';

const usage = 'pnpm person:erase name@example.com --yes';

/** `pnpm person:erase EMAIL --yes`: deletes everything that is held about a person. Without --yes it only counts. */
await run(async (engine) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean' } } });
  const email = requireAddress(positionals[0], usage);
  if (values.yes !== true) {
    const [row] = await engine.query<{ data: Record<string, unknown[] | null> }>(
      'select private.person_data($1) as data',
      [email],
    );
    const parts = Object.entries(row?.data ?? {}).flatMap(([name, rows]) => (rows ? `${name}: ${rows.length}` : []));
    throw new OwnerError(
      parts.length === 0
        ? `Nothing is held about ${email}.`
        : `Nothing was deleted. Held about ${email}: ${parts.join(', ')}. To delete all of it for ever: pnpm person:erase ${email} --yes`,
    );
  }
  const rows = await engine.query<{ name: string; removed: number }>(
    'select name, removed::integer as removed from private.erase_person($1)',
    [email],
  );
  const parts = rows.filter(({ removed }) => removed > 0).map(({ name, removed }) => `${name}: ${removed}`);
  process.stdout.write(parts.length === 0 ? `Nothing was held about ${email}.\n` : `Deleted. ${parts.join(', ')}.\n`);
});
