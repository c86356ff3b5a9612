import { readCommandLine } from '../commandLine.ts';
import { requireAddress, run } from './run.ts';

const usage = `Prints everything that the database of DATABASE_URL holds about a person, as JSON.

  pnpm person:show EMAIL`;

const {
  words: [address],
} = readCommandLine({ usage, mostWords: 1 });

await run(async (engine) => {
  const email = requireAddress(address, 'pnpm person:show name@example.com');
  const [row] = await engine.query<{ data: Record<string, unknown[] | null> }>(
    'select private.person_data($1) as data',
    [email],
  );
  process.stdout.write(`${JSON.stringify(row?.data ?? {}, null, 2)}\n`);
});
