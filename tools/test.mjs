import { spawn } from 'node:child_process';
import { giveUp, install, root, shippedNode, step, toolEnvironment } from './bootstrap.mjs';

const isQuick = process.argv.includes('--quick');

/** Every check there is, cheapest first. `quick` marks those of `npm run test:quick`, `env` is how they are made quick. */
const checks = [
  { name: 'format', quick: true, command: ['oxfmt', '--check'] },
  { name: 'lint', quick: true, command: ['oxlint', '--type-aware'] },
  { name: 'types', quick: true, command: ['tsc', '--build'] },
  { name: 'unit', quick: true, command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'policies', quick: true, command: ['vitest', 'run', '--project', 'policies'], env: { ENGINES: 'pglite' } },
  { name: 'backend', quick: false, command: ['vitest', 'run', '--project', 'backend'] },
  { name: 'stories', quick: false, command: ['vitest', 'run', '--project', 'stories-*'] },
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
  const code = await run(check.command, isQuick ? check.env : undefined);
  results.push({ name: check.name, passed: code === 0, seconds: (performance.now() - started) / 1000 });
}

const failed = results.filter((result) => !result.passed).length;
process.stdout.write('\nSummary\n');
for (const { name, passed, seconds } of results) {
  process.stdout.write(`  ${passed ? 'passed' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s\n`);
}
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function run([command, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
