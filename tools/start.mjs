import { spawn } from 'node:child_process';
import { giveUp, install, root, shippedNode, step, toolEnvironment } from './bootstrap.mjs';

process.stdout.write('Podium\n');
try {
  await step('dependencies installed', install);
  run(shippedNode());
} catch (error) {
  giveUp(error);
}

/**
 * Runs the product and ends with its exit code. It gets a process group of its own and each signal once: a terminal
 * and npm both send the same one. Over the channel it notices when this process is gone.
 */
function run(node) {
  const product = spawn(node, ['apps/local-supabase/src/main.ts'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      product.kill('SIGTERM');
    });
  }
  product.on('error', giveUp);
  product.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
