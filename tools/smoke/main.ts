import { type Environment, readEnvironment } from '@podium/data/client/environment.ts';
import { readCommandLine, stop } from '../commandLine.ts';
import { checks, type Live } from './checks.ts';

const usage = `Looks at a published site from outside. Stores nothing and sends no mail.

  npx node tools/smoke/main.ts URL

VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY say where its backend is: the values that the site was built with.`;

const {
  words: [address = ''],
} = readCommandLine({ usage, mostWords: 1 });
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
  stop('Which site? For example: npx node tools/smoke/main.ts https://www.example.com');
const site = new URL(address).origin;
const live: Live = { site, backend: backendOf(site), fetch };
let failures = 0;

process.stdout.write(`${site}, backend ${live.backend.url}\n`);
for (const [name, check] of Object.entries(checks)) {
  const answers = await check(live).catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  const found = answers.filter((answer) => answer !== false);
  failures += found.length > 0 ? 1 : 0;
  process.stdout.write(`  ${found.length === 0 ? 'ok    ' : 'FAILED'}  ${name}\n`);
  for (const sentence of found) process.stdout.write(`            ${sentence}\n`);
}
process.stdout.write(failures === 0 ? 'Everything holds.\n' : `${failures} of these do not hold.\n`);
process.exitCode = failures === 0 ? 0 : 1;

function backendOf(page: string): Environment {
  try {
    return readEnvironment(process.env, page);
  } catch (error) {
    return stop(`${(error as Error).message}.`);
  }
}
