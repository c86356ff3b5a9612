import { readCommandLine } from '../commandLine.ts';
import { personData, requireAddress, run } from './run.ts';

const usage = `Prints everything that the database of DATABASE_URL has stored about a person, as JSON.

  pnpm person:show EMAIL`;

const {
  words: [address],
} = readCommandLine({ usage, mostWords: 1 });

await run(async (database) => {
  const email = requireAddress(address, 'pnpm person:show name@example.com');
  process.stdout.write(`${JSON.stringify(await personData(database, email), null, 2)}\n`);
});
