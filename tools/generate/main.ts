import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { readCommandLine, stop } from '../commandLine.ts';
import { generatedFiles, newDisclaimerMigration } from './files.ts';

const names = ['disclaimer version', ...generatedFiles.map(({ name }) => name)];
const usage = `Writes the committed files that are generated: mail templates from the mails and the brand, pgTAP tests from the
table of rights, types and retention periods from the migrations, props of components from the packages, checksums of new
migrations, and a migration when the text of /investment-disclaimer has changed.

  npx node tools/generate/main.ts [WORD...]

With words, only the files whose names contain one of them:
${names.map((name) => `  ${name}`).join('\n')}`;

const { words } = readCommandLine({ usage, mostWords: Infinity });
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
if (!names.some(isWanted)) stop(`No generated file has '${words.join("' or '")}' in its name; --help lists the names.`);

const migration = isWanted('disclaimer version') ? await newDisclaimerMigration() : undefined;
for (const { path, content } of [
  ...(migration ? [migration] : []),
  ...generatedFiles.filter(({ name }) => isWanted(name)),
]) {
  const text = await content().catch((error: Error) => stop(error.message));
  if (text === (await readFile(path, 'utf8').catch(() => ''))) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  process.stdout.write(`${relative('.', path)} written\n`);
}

// The migrated database, which the files share, would keep the process running.
process.exit();
