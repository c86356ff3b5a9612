import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine, stop } from '../commandLine.ts';
import { brandNames, run, toolEnvironment } from '../bootstrap.mjs';
import { siteFaults } from '../siteCheck/siteFaults.ts';
import { textFiles } from '../textFiles.ts';
import type { BuiltBrand } from './built.ts';
import { leakageInto, outputOf } from './leakage.ts';
import { defaultBrand } from '../../brands/activeBrand.ts';

const usage = `Checks brands: types, rules of the content and the theme, HTML and links of the built site, and that nothing of one brand
is in the site of another. Without a name: every brand. Exit code 1 on a fault.

  npx node tools/brand/main.ts [NAME...]

  --rules   only types and rules, which take seconds`;

const { values: only, words } = readCommandLine({
  usage,
  mostWords: Infinity,
  options: { rules: { type: 'boolean' } },
});

const root = join(import.meta.dirname, '../..');
const all = brandNames();
const unknown = words.find((name) => !all.includes(name));
if (unknown !== undefined) stop(`There is no brand '${unknown}'. The brands are ${all.join(', ')}.`);
const asked = words.length > 0 ? words : all;

const rules = ['vitest', 'run', '--config', 'vitest.tests.config.ts', '--configLoader', 'native', '--project', 'brand'];
const faults: string[] = [];

/** Runs a command with a brand. Returns its output if it fails. */
async function faultOf(brand: string, command: string[]): Promise<string | undefined> {
  // The site of the default brand is also built by commands without BRAND.
  const env = { ...toolEnvironment(brand === defaultBrand ? '' : brand), NO_COLOR: '1' };
  const { code, output } = await run(command, { env });
  return code === 0 ? undefined : `${brand}: ${command.slice(0, 2).join(' ')} failed\n${output.trim()}`;
}

for (const fault of await Promise.all(asked.map(faultOfSources))) report(fault);
if (!only.rules && faults.length === 0) await checkBuilds();

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write(`${asked.join(', ')}: no faults.\n`);

/** Type errors come first: they also break rules, and their messages are clearer. */
async function faultOfSources(brand: string): Promise<string | undefined> {
  const commands = [['node', 'tools/brand/types.ts'], rules];
  const [ofTypes, ofRules] = await Promise.all(commands.map((command) => faultOf(brand, command)));
  return ofTypes ?? (ofRules && (sentencesOf(ofRules).join('\n') || ofRules));
}

/** From vitest's output the sentences of each failed rule, or else the title, error and place of the failed test. */
function sentencesOf(output: string): string[] {
  const failures = output.match(/(?:^ FAIL .*\n)+(?:(?! FAIL |⎯).*\n)*/gm) ?? [];
  return failures.map(
    (failure) =>
      failure.match(/(?<=^\+ )brands\/.*$/gm)?.join('\n') ?? (/^.*?(?:\n ❯ [^\n]*|$)/s.exec(failure)?.[0] ?? '').trim(),
  );
}

function report(fault: string | undefined): void {
  if (fault !== undefined) faults.push(fault);
}

async function checkBuilds(): Promise<void> {
  // All brands are built, because each is searched for traces of the others.
  const builds = all.map((brand) => faultOf(brand, ['node', 'tools/brand/built.ts']));
  for (const fault of await Promise.all(builds)) report(fault);
  if (faults.length > 0) return;
  const brands = all.map(
    (brand) => JSON.parse(readFileSync(join(root, `.cache/brands/${brand}.json`), 'utf8')) as BuiltBrand,
  );
  const sources = '{packages/*/src,apps/site/{src,build},supabase/functions}/**/*.{ts,tsx}';
  // The names of people in the sample mails are also in the content of the default brand.
  const samples = '.storybook/mails/sampleMails.ts';
  const files = textFiles(root, [sources, samples], /(?:\.test|\.stories)\.tsx?$/);
  const product = (await Array.fromAsync(files, ({ text }) => text)).join('\n');
  for (const own of brands) {
    const name = all[brands.indexOf(own)] ?? '';
    const output = await outputOf(own);
    const others = brands.filter((other) => other !== own);
    const found = [
      ...(asked.includes(name) ? await siteFaults(own.folder) : []),
      ...(await Promise.all(others.map((other) => leakageInto(output, own, other, product)))).flat(),
    ];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
}
