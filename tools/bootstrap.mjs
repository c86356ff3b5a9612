// Runs on the machine's own Node 20 before anything is installed: no dependency, no TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version that wrote pnpm-lock.yaml; it comes through npx, so that nobody has to install it. */
const pnpm = 'pnpm@12.21.0';
const isWindows = process.platform === 'win32';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints one line a step with the seconds it took. */
export async function step(title, work) {
  const started = performance.now();
  const result = await work();
  process.stdout.write(`  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

/** Installs exactly what the lockfile says. Rejects with the installer's own output when it fails or is broken off. */
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

/** Node 24 out of the npm package `node`; where that has no binary for the platform, the Node that runs this. */
export function shippedNode() {
  const shipped = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(shipped)) return shipped;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `There is no Node 24 in npm for ${process.platform} ${process.arch}; please run this with Node 22.18 or later.`,
  );
}

/** The environment for everything that is started here: the shipped Node and the installed tools come first. */
export function toolEnvironment() {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
}

/** One sentence on standard error and exit code 1, for trouble that a person can mend. */
export function giveUp(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
