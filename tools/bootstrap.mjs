// Runs on the system's Node 20 before the installation: no dependencies, no TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version that wrote pnpm-lock.yaml. It is run by npx, so it need not be installed. */
const pnpm = 'pnpm@12.21.0';
const isWindows = process.platform === 'win32';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints one line per step with its duration in seconds. */
export async function step(title, work) {
  const started = performance.now();
  const result = await work();
  process.stdout.write(`  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

/** Installs exactly the lockfile. Rejects with the installer's output when it fails or is aborted. */
export async function install(signal) {
  const args = ['--yes', pnpm, 'install', '--frozen-lockfile'];
  const { code, output } = await capture(isWindows ? 'npx.cmd' : 'npx', args, signal);
  if (code !== 0) throw new Error(`The installation failed.\n\n${output.trim()}`);
}

function capture(command, args, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows, signal });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Node 24 from the npm package `node`; if that has no binary for the platform, the current Node. */
export function shippedNode() {
  const shipped = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(shipped)) return shipped;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `There is no Node 24 in npm for ${process.platform} ${process.arch}; please run this with Node 22.18 or later.`,
  );
}

/** The environment of child processes: the installed Node and tools come first in the path. */
export function toolEnvironment() {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
}

/** Prints one sentence on standard error and sets exit code 1, for problems that the user can fix. */
export function giveUp(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
