import { giveUp, install, run, shippedNode, step, toolEnvironment } from './bootstrap.mjs';

/** Exit code of a check that cannot run here; it has printed the reason. */
const skippedCode = 77;

/** Lines at the end of a failed check that are printed again. */
const repeatedLines = 60;

const vitest = ['vitest', 'run', '--config', 'vitest.tests.config.ts', '--project'];

const asked = process.argv.slice(2);
const isQuick = asked.includes('--quick');

/**
 * Every check. Two run at a time; those with `after` wait until the named ones have ended. After the quick ones the
 * longest begin first, so that neither place idles at the end. `quick` marks those of `npm run test:quick`. Silent ones
 * print their output at their end.
 */
const checks = [
  { name: 'format', quick: true, isSilent: true, command: ['oxfmt', '--check'] },
  { name: 'lint', quick: true, isSilent: true, command: ['oxlint', '--type-aware'] },
  { name: 'types', quick: true, isSilent: true, command: ['tsc', '--build'] },
  { name: 'dead code', quick: true, isSilent: true, command: ['knip', '--no-progress'] },
  // Builds the site and Storybook for the checks below. Much of that uses one core.
  { name: 'builds', isSilent: true, command: ['node', 'tools/siteCheck/main.ts'] },
  { name: 'unit', quick: true, command: [...vitest, 'unit*'] },
  { name: 'policies', quick: true, command: [...vitest, 'policies'] },
  // Every story: its play function, axe, the console, the axes and its pictures.
  { name: 'stories', after: ['builds'], command: ['node', 'tools/visual/visual.ts', '--all'] },
  { name: 'end-to-end', after: ['builds'], command: ['playwright', 'test'] },
  // Rules of every brand; all other checks use the default brand. Needs no database.
  {
    name: 'brands',
    after: ['builds'],
    quick: true,
    isSilent: true,
    command: ['node', 'tools/brand/main.ts', ...(isQuick ? ['--rules'] : [])],
  },
  { name: 'adopter', after: ['builds'], isSilent: true, command: [...vitest, 'adopter'] },
  { name: 'backend', after: ['builds'], command: [...vitest, 'backend'] },
  { name: 'packages', after: ['builds'], isSilent: true, command: ['node', 'tools/packages/main.ts'] },
  // They write to the same files as stories.
  { name: 'docs pages', after: ['stories'], command: ['node', 'tools/visual/visual.ts', '--docs'] },
  // Measures what `builds` and `packages` have built.
  { name: 'bytes', after: ['builds', 'packages'], isSilent: true, command: ['size-limit'] },
];

const names = asked.filter((each) => each !== '--quick');
const unknown = names.find((name) => checks.every((check) => check.name !== name));
if (unknown !== undefined)
  giveUp(`No check is named '${unknown}'. The checks are ${checks.map(({ name }) => name).join(', ')}.`);

try {
  process.stdout.write(isQuick ? 'Podium, quick checks\n' : `Podium, ${names.join(', ') || 'every check'}\n`);
  await step('dependencies installed', install);
  shippedNode();
} catch (error) {
  giveUp(error);
}

const results = [];
let printed = 0;
const wanted = checks.filter(({ name, quick }) => (names.length > 0 ? names.includes(name) : quick || !isQuick));
const left = [...wanted];
const made = new Map();
const lane = async () => {
  for (let check = left.shift(); check; check = left.shift()) {
    const { name, after = [] } = check;
    made.set(
      name,
      Promise.all(after.map((each) => made.get(each))).then(() => make(check)),
    );
    await made.get(name);
  }
};
await Promise.all([lane(), lane()]);

for (const { name, output } of results.filter(({ verdict }) => verdict === 'FAILED')) {
  const lines = output.trimEnd().split('\n').slice(-repeatedLines);
  process.stdout.write(`\n— ${name} failed\n${lines.join('\n')}\n`);
}

const count = (verdict) => results.filter((result) => result.verdict === verdict).length;
const failed = count('FAILED');
process.stdout.write('\nSummary\n');
for (const { name, verdict, seconds } of results) {
  process.stdout.write(`  ${verdict.padEnd(7)}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s\n`);
}
const skipped = count('skipped');
process.stdout.write(`\n${count('passed')} passed, ${skipped > 0 ? `${skipped} skipped, ` : ''}${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a check and records its result. */
async function make({ name, command, isSilent }) {
  const title = () => `\n— ${(printed += 1)} of ${wanted.length}, ${name}: ${command.join(' ')}\n`;
  if (!isSilent) process.stdout.write(title());
  const started = performance.now();
  const colors = process.stdout.isTTY && { FORCE_COLOR: '1' };
  const env = { ...colors, ...toolEnvironment(''), ...(isQuick && { ENGINES: 'pglite' }) };
  const { code, output } = await run(command, { env, isShown: !isSilent });
  if (isSilent) process.stdout.write(title() + output);
  const verdict = code === 0 ? 'passed' : code === skippedCode ? 'skipped' : 'FAILED';
  const seconds = (performance.now() - started) / 1000;
  results.push({ name, verdict, output, seconds });
  process.stdout.write(`  ${verdict} after ${seconds.toFixed(1)} s\n`);
}
