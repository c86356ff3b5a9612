import { setTimeout as sleep } from 'node:timers/promises';
import { productCalls } from '../bench/backendCalls.ts';
import { residentMebibytes } from '../bench/resident.ts';
import { printTable } from '../bench/table.ts';
import { positive, readCommandLine } from '../commandLine.ts';
import { memoryInUse, withInspector } from './memoryInUse.ts';
import {
  growthLimit,
  type Memory,
  memoryBetween,
  memoryOf,
  type MemorySample,
  missedTargets,
  percent,
  warmUpShare,
} from './soakFigures.ts';
import { World } from './world.ts';

const usage = `Runs the real product under moderate load. Memory has to stay within 10 % after the warm-up, no lead may be lost, and no
answer may be wrong. Linux only.

  pnpm test:soak [--minutes 30]`;

const { values } = readCommandLine({ usage, options: { minutes: { type: 'string', default: '30' } } });
const minutes = positive('--minutes', values.minutes);

const seconds = minutes * 60;
const visitors = 4;

/** What an investor does, among the calls of the bench. */
const signedIn = new Set(['sign-in', 'select record', 'upsert', 'deals']);

/** What a visitor rests between two calls, in milliseconds. */
const restMs = 1000;
const sampleMs = 5000;

const world = await World.start('pglite', { env: withInspector });
try {
  const { errors, calls, samples, inUse } = await soak();
  const isSettled = await world.settle();
  const complaints = [...(isSettled ? [] : ['Mail is still owed.']), ...(await world.complaints())];
  const resident = memoryOf(samples, seconds);
  const perSecond = (calls / seconds).toFixed(1);
  printTable(
    `Soak of ${minutes} min, ${perSecond} calls per second; the first ${(minutes * warmUpShare).toFixed(1)} min warm up`,
    ['what', 'measured', 'target'],
    [
      ['resident memory, functions and garbage included; medians', ...cells(resident)],
      ['memory in use, without functions and garbage', ...cells(inUse)],
      ['calls, wrong answers', `${calls}, ${errors.length}`, '0 wrong'],
      ['submissions, acknowledged', `${world.submissions.length}, ${world.acknowledged}`, 'all'],
      ['not there once, or a mail not there once', `${complaints.length}`, '0'],
    ],
  );
  const missed = missedTargets({ resident, inUse, errors, complaints });
  if (missed.length > 0) process.stderr.write(`${missed.slice(0, 20).join('\n')}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await world.end();
}

/** What a table says of memory: how it went, and the target. */
function cells({ afterWarmUp, atEnd, growth }: Memory): string[] {
  return [`${afterWarmUp} → ${atEnd} MiB (${percent(growth)})`, `≤ ${percent(growthLimit)}`];
}

/** Visitors take turns at all that the product does, each a little out of step with the others. */
async function soak() {
  const { address, pid } = world.product;
  const backend = await productCalls(address);
  const read = (path: string) => () =>
    fetch(address + path).then(async (page) => page.ok && (await page.text()) !== '');
  const sendForm = () => world.sendOne();
  const visit: [name: string, call: () => Promise<boolean>][] = [
    ['home', read('/')],
    ['form', sendForm],
    ...Object.entries(backend).filter(([name]) => signedIn.has(name)),
    ['other form', sendForm],
    ['contact', read('/contact')],
  ];
  const errors: string[] = [];
  const samples: MemorySample[] = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let calls = 0;

  async function visitor(number: number): Promise<void> {
    await sleep((restMs / visitors) * number);
    for (;;) {
      for (const [name, call] of visit) {
        if (elapsed() >= seconds) return;
        calls += 1;
        if (!(await call().catch(() => false))) errors.push(name);
        await sleep(restMs);
      }
    }
  }

  async function sampleMemory(): Promise<void> {
    while (elapsed() < seconds) {
      const mebibytes = Number(await residentMebibytes(pid));
      if (mebibytes === 0) throw new Error(`The product is gone: ${await howItEnded()}`);
      samples.push({ seconds: elapsed(), mebibytes });
      await sleep(sampleMs);
    }
  }

  /** Asked for twice only: each time collects the garbage, and is felt in the resident memory. */
  async function memoryInUseMeanwhile(): Promise<Memory> {
    await sleep(seconds * warmUpShare * 1000);
    const afterWarmUp = await memoryInUse(world.product.output());
    await sleep((seconds - elapsed()) * 1000 - sampleMs);
    return memoryBetween(afterWarmUp, await memoryInUse(world.product.output()));
  }

  async function howItEnded(): Promise<string> {
    const code = await world.product.stop();
    return `${code === null ? 'ended by a signal' : `exit code ${code}`}\n${world.product.output().slice(-2000)}`;
  }

  const [inUse] = await Promise.all([
    memoryInUseMeanwhile(),
    sampleMemory(),
    ...Array.from({ length: visitors }, (_, number) => visitor(number)),
  ]);
  return { errors, calls, samples, inUse };
}
