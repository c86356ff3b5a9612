import { readCommandLine } from '../commandLine.ts';
import { OwnerError, requireAddress, run } from './run.ts';

const usage = `Deletes everything that the database of DATABASE_URL holds about a person. Without --yes it only counts.

  pnpm person:erase EMAIL [--yes]`;

const {
  values,
  words: [address],
} = readCommandLine({ usage, options: { yes: { type: 'boolean' } }, mostWords: 1 });

await run(async (engine) => {
  const email = requireAddress(address, 'pnpm person:erase name@example.com --yes');
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
