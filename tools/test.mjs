import { spawn } from 'node:child_process';
import { giveUp, install, root, shippedNode, step, toolEnvironment } from './bootstrap.mjs';

const [option, tooMany] = process.argv.slice(2);
const isQuick = option === '--quick';
const unknown = isQuick ? tooMany : option;
if (unknown !== undefined)
  giveUp(`npm test does not know '${unknown}': it runs every check, npm run test:quick those that take no browser.`);

/** The exit code by which a check says that it cannot be made here; it has printed why. */
const skippedCode = 77;

/** How many of its last lines a failed check says again at the end, where they are found. */
const lastWords = 12;

/**
 * Every check there is, cheapest first. `quick` marks those of `npm run test:quick`, `quickEnv` is how they are made
 * quick.
 */
const checks = [
  { name: 'format', quick: true, command: ['oxfmt', '--check'] },
  { name: 'lint', quick: true, command: ['oxlint', '--type-aware'] },
  { name: 'types', quick: true, command: ['tsc', '--build'] },
  { name: 'unit', quick: true, command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'states', quick: true, command: ['node', 'tools/visual/states.ts'] },
  {
    name: 'policies',
    quick: true,
    command: ['vitest', 'run', '--project', 'policies'],
    quickEnv: { ENGINES: 'pglite' },
  },
  { name: 'section cost', quick: false, command: ['node', 'tools/sectionCost/main.ts'] },
  { name: 'new folders', quick: false, command: ['node', 'tools/new/check.ts'] },
  { name: 'rebrand', quick: false, command: ['node', 'tools/rebrand/main.ts'] },
  { name: 'backend', quick: false, command: ['vitest', 'run', '--project', 'backend'] },
  // Every story once: its play function, axe and the console, and its picture.
  { name: 'stories', quick: false, command: ['node', 'tools/visual/visual.ts'] },
  { name: 'builds', quick: false, command: ['node', 'tools/siteCheck/main.ts'] },
  // Of the site that `builds` has built.
  { name: 'bytes', quick: false, command: ['node', 'tools/bytes/main.ts'] },
  { name: 'end-to-end', quick: false, command: ['playwright', 'test'] },
];

try {
  process.stdout.write(isQuick ? 'Podium, quick checks\n' : 'Podium, every check\n');
  await step('dependencies installed', install);
  shippedNode();
} catch (error) {
  giveUp(error);
}

const results = [];
for (const check of checks.filter((each) => each.quick || !isQuick)) {
  process.stdout.write(`\n— ${check.name}: ${check.command.join(' ')}\n`);
  const started = performance.now();
  const { code, output } = await run(check.command, isQuick ? check.quickEnv : {});
  const verdict = code === 0 ? 'passed' : code === skippedCode ? 'skipped' : 'FAILED';
  results.push({ name: check.name, verdict, output, seconds: (performance.now() - started) / 1000 });
}

for (const { name, output } of results.filter(({ verdict }) => verdict === 'FAILED')) {
  process.stdout.write(`\n— ${name} ended with\n${output.trimEnd().split('\n').slice(-lastWords).join('\n')}\n`);
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

/** Runs a command and shows what it prints; resolves to its exit code and the end of its output. */
function run([command, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...toolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const show = (stream) => (chunk) => {
      stream.write(chunk);
      output = (output + chunk).slice(-10_000);
    };
    child.stdout.setEncoding('utf8').on('data', show(process.stdout));
    child.stderr.setEncoding('utf8').on('data', show(process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
