import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from './commandLine.ts';
import { formatted } from './generate-types.ts';
import { onMigratedDatabase } from './migratedDatabase.ts';

const usage = `Writes packages/data/src/content/retentionPeriods.ts, which /privacy quotes, from the table of the migrations, which
the nightly job applies.

  npx node tools/generate-retention.ts`;

export const retentionFile = join(
  fileURLToPath(new URL('..', import.meta.url)),
  'packages/data/src/content/retentionPeriods.ts',
);

/** The file as the migrations of this checkout make it. */
export async function generateRetention(): Promise<string> {
  const periods = await onMigratedDatabase((engine) =>
    engine.query<{ name: string; kept: string }>(
      // In whole months or whole days: '2 years' and '24 months' are the same to the database.
      `select name,
         case
           when extract(month from kept) + extract(year from kept) * 12 > 0
             then extract(month from kept) + extract(year from kept) * 12 || ' months'
           else extract(day from kept) || ' days'
         end as kept
       from private.retention_periods
       order by position`,
    ),
  );
  const lines = periods.map(({ name, kept }) => `${JSON.stringify(name)}: ${JSON.stringify(kept)},`);
  return formatted(`/**
 * How long things are kept. Written by \`node tools/generate-retention.ts\` from the table of the migrations
 * (private.retention_periods), which the nightly job applies: change it there.
 */
export const retentionPeriods = {
${lines.join('\n')}
} as const;
`);
}

if (import.meta.main) {
  readCommandLine({ usage });
  await writeFile(retentionFile, await generateRetention());
  process.stdout.write('Wrote packages/data/src/content/retentionPeriods.ts.\n');
}
