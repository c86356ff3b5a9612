import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authLetters, authTemplate } from '../supabase/functions/_shared/mail/authLetters.ts';
import { readCommandLine } from './commandLine.ts';

const usage = `Writes supabase/templates/*.html from the letters in supabase/functions/_shared/mail/authLetters.ts, so that the auth
service's mails look like our own and bear the brand. The product does so when it starts.

  npx node tools/generate-auth-templates.ts [--check]

With --check nothing is written, and a difference ends with exit code 1.`;

const folder = fileURLToPath(new URL('../supabase/templates', import.meta.url));

/** Every template with its path and the HTML that it ought to hold. */
export const authTemplates = Object.entries(authLetters).map(([name, letter]) => ({
  name,
  path: join(folder, `${name}.html`),
  html: authTemplate(letter),
}));

async function main(): Promise<void> {
  const { values } = readCommandLine({ usage, options: { check: { type: 'boolean' } } });
  for (const { name, path, html } of authTemplates) {
    if (html === (await readFile(path, 'utf8').catch(() => ''))) continue;
    if (!values.check) {
      await writeFile(path, html);
    } else {
      process.stderr.write(
        `The template ${name} is not that of its letter: npx node tools/generate-auth-templates.ts\n`,
      );
      process.exitCode = 1;
    }
  }
}

if (import.meta.main) {
  await main();
}
