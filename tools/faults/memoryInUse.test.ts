import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryInUse, withInspector } from './memoryInUse.ts';

const mebibyte = 2 ** 20;

/** Garbage once: what came between the collection and the count would be counted. Then it waits to be asked. */
const leavesGarbage = `
  Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  setInterval(() => undefined, 60_000);
`;

/** 50 MiB of WebAssembly's memory. */
const worker = `
  ${leavesGarbage}
  globalThis.kept = new WebAssembly.Memory({ initial: ${(50 * mebibyte) / 65_536} });
  require('node:worker_threads').parentPort.postMessage('kept');
`;

/** 30 MiB of buffers, and the worker. */
const main = `
  ${leavesGarbage}
  globalThis.kept = Buffer.alloc(${30 * mebibyte}, 1);
  const { Worker } = require('node:worker_threads');
  new Worker(${JSON.stringify(worker)}, { eval: true }).once('message', () => console.log('ready'));
`;

const child = spawn(process.execPath, ['--eval', main], { env: { ...process.env, ...withInspector }, stdio: 'pipe' });
let output = '';

beforeAll(async () => {
  child.stderr.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.stdout.once('data', resolve));
});
afterAll(() => child.kill());

it('adds up what all threads hold, without garbage', async () => {
  const mebibytes = await memoryInUse(output);
  expect(mebibytes).toBeGreaterThan(80);
  expect(mebibytes).toBeLessThan(80 + 25);
});

it('says so where there is no inspector', async () => {
  await expect(memoryInUse('')).rejects.toThrow('The process has no inspector.');
});
