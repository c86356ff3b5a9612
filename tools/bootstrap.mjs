// Runs on the system's Node 20 before the installation: no dependencies, no TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version that wrote pnpm-lock.yaml. It is run by npx, so it need not be installed. */
export const pnpm = 'pnpm@12.21.0';
export const isWindows = process.platform === 'win32';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints one line per step with its duration in seconds. */
export async function step(title, work, output = process.stdout) {
  const started = performance.now();
  await work();
  output.write(`  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
}

/** Installs exactly the lockfile. Rejects with the installer's output when it fails or is aborted. */
export async function install(signal) {
  const { code, output } = await run(['npx', '--yes', pnpm, 'install', '--frozen-lockfile'], { signal });
  if (code !== 0) throw new Error(`The installation failed.\n\n${output.trim()}`);
}

/** Runs a command; resolves to its exit code and the end of its output. `isShown` also prints the output at once. */
export function run([command, ...args], { isShown, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows, ...options });
    // Otherwise the command outlives this process.
    const kill = () => child.kill();
    process.once('exit', kill);
    if (!options.signal) process.once('SIGTERM', exitAtSignal);
    let output = '';
    for (const name of ['stdout', 'stderr']) {
      child[name]?.setEncoding('utf8').on('data', (chunk) => {
        if (isShown) process[name].write(chunk);
        output = (output + chunk).slice(-200_000);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      process.off('exit', kill).off('SIGTERM', exitAtSignal);
      resolve({ code: code ?? 1, output });
    });
  });
}

function exitAtSignal() {
  process.exit(143);
}

/** Node 24 from the npm package `node`; if that has no binary for the platform, the current Node. */
export function shippedNode() {
  const shipped = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(shipped)) return shipped;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(`There is no Node 24 in npm for ${process.platform} ${process.arch}; run this with Node 24.`);
}

/**
 * The environment of child processes: the installed Node and tools are first in the path, and Node resolves imports of
 * the brand (brands/package.json). The default is the default brand.
 */
export function toolEnvironment(brand = process.env.BRAND) {
  const { BRAND: _, NODE_OPTIONS: options = '', PATH, ...others } = process.env;
  const condition = brand ? `--conditions=brand-${brand}` : '';
  return {
    ...others,
    PATH: [join(root, 'node_modules', '.bin'), PATH].join(delimiter),
    NODE_OPTIONS: `${options.replaceAll(/--conditions=brand-\S+/g, '')} ${condition}`.trim(),
    ...(brand && { BRAND: brand }),
  };
}

/** The folders in brands/ that are a brand; brands/standard has no site. */
export function brandNames() {
  return readdirSync(join(root, 'brands')).filter((name) => existsSync(join(root, 'brands', name, 'site.ts')));
}

/** Throws one sentence if BRAND names no brand. */
export function checkBrand() {
  const brand = process.env.BRAND;
  if (brand && !brandNames().includes(brand))
    throw new Error(
      `BRAND is '${brand}', but the brands are ${brandNames().join(', ')}; 'npm run new brand NAME' writes a new one.`,
    );
}

/** Prints one sentence on standard error and sets exit code 1, for problems that the user can fix. */
export function giveUp(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
