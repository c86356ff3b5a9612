import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { readCommandLine, stop } from '../commandLine.ts';
import { generatedFiles, newDisclaimerMigration } from './files.ts';

const names = [...generatedFiles.map(({ name }) => name), 'disclaimer version'];
const usage = `Writes the committed files that follow from others: mail templates from the mails and the brand, pgTAP tests from the
table of rights, types and retention periods from the migrations, checksums of new migrations, and a migration when the
text of /investment-disclaimer has changed.

  npx node tools/generate/main.ts [--check] [WORD...]

With --check nothing is written, and a difference ends with exit code 1. With words, only those whose names contain one:
${names.map((name) => `  ${name}`).join('\n')}`;

const { values, words } = readCommandLine({ usage, options: { check: { type: 'boolean' } }, mostWords: Infinity });
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
if (!names.some(isWanted))
  stop(`Nothing that is generated has '${words.join("' or '")}' in its name; --help lists them.`);

const migration = isWanted('disclaimer version') ? await newDisclaimerMigration() : undefined;
for (const { name, path, content } of [...(migration ? [migration] : []), ...generatedFiles]) {
  if (name !== 'disclaimer version' && !isWanted(name)) continue;
  const text = await content().catch((error: Error) => stop(error.message));
  if (text === (await readFile(path, 'utf8').catch(() => ''))) continue;
  process.stdout.write(`${relative('.', path)} ${values.check ? 'is not up to date' : 'is written'}\n`);
  if (values.check) process.exitCode = 1;
  else await writeFile(path, text);
}
