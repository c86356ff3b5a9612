import { spawn } from 'node:child_process';
import { checkBrand, giveUp, install, root, shippedNode, step, toolEnvironment } from './bootstrap.mjs';

const ending = new AbortController();
const end = () => ending.abort();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// npm sends signals to the shell in which it started this, and some shells exit without forwarding them.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 200).unref();

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--dev');
if (unknown !== undefined)
  giveUp(`npm start has no argument '${unknown}'. Its settings are environment variables, see README.md.`);

process.stdout.write('Podium\n');
try {
  checkBrand();
  await step('dependencies installed', () => install(ending.signal));
  run(shippedNode());
} catch (error) {
  if (ending.signal.aborted) process.exit(0);
  giveUp(error);
}

/**
 * Runs the product and exits with its exit code. It gets its own process group, so that it receives each signal once: a
 * terminal and npm both send it. The IPC channel closes when this process ends.
 */
function run(node) {
  if (ending.signal.aborted) process.exit(0);
  const product = spawn(node, ['apps/local-supabase/src/main.ts', ...args], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  ending.signal.addEventListener('abort', () => product.kill('SIGTERM'));
  product.on('error', giveUp);
  product.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
