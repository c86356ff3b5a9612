import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkBrand,
  giveUp,
  install,
  isWindows,
  pnpm,
  root,
  shippedNode,
  step,
  toolEnvironment,
} from './bootstrap.mjs';

// The scripts of package.json start their commands with `node tools/run.mjs COMMAND`, so that they work on a fresh
// clone and after a change of the lockfile.
const [command, ...args] = process.argv.slice(2);

try {
  if (command !== 'plop') checkBrand();
  if (!isInstalled()) {
    process.stderr.write('Podium: installing the dependencies, about a minute the first time\n');
    await step('dependencies installed', () => install(), process.stderr);
  }
  shippedNode();
} catch (error) {
  giveUp(error);
}

const [program, ...words] = command === 'pnpm' ? ['npx', '--yes', pnpm, ...args] : [command, ...args];
// Stories always have the content of the default brand. BRAND sets their theme.
const env =
  command === 'storybook' ? { ...toolEnvironment(''), STORYBOOK_BRAND: process.env.BRAND ?? '' } : toolEnvironment();
const child = spawn(program, words, { cwd: root, env, stdio: 'inherit', shell: isWindows });
// A terminal also sends Ctrl+C to the command: this process waits for its end.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm sends signals to the shell in which it started this, and some shells exit without forwarding them.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill(), 1000).unref();
child.on('error', giveUp);
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** Whether the last complete installation is newer than the lockfile. */
function isInstalled() {
  const [installed, locked] = ['node_modules/.pnpm-workspace-state-v1.json', 'pnpm-lock.yaml'].map(
    (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return installed > locked;
}
