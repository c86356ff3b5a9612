import { setTimeout as sleep } from 'node:timers/promises';
import { positive, readCommandLine } from '../../tools/commandLine.ts';
import { investorCalls } from './calls.ts';
import { residentMebibytes } from './resident.ts';
import { FaultEnvironment } from './faultEnvironment.ts';

const usage = `Runs the real product under moderate load. Resident memory must stay within 10 % after the warm-up, no lead may be lost,
and no answer may be wrong. Not for Windows.

  npm run test:soak -- [--minutes 30]`;

const { values } = readCommandLine({ usage, options: { minutes: { type: 'string', default: '30' } } });
const minutes = positive('--minutes', values.minutes);
const seconds = minutes * 60;

const visitors = 4;
const restMs = 1000;
const sampleMs = 5000;
const growthLimit = 0.1;

/** Share of the run during which caches fill and functions start. */
const warmUpShare = 1 / 5;

/** Share of the run whose median is compared: between garbage collections memory use fluctuates. */
const windowShare = 1 / 3;

await using environment = await FaultEnvironment.start('pglite');
const wrong: string[] = [];
const samples: { at: number; mebibytes: number }[] = [];
const visit = await callsOfVisit();
let calls = 0;
const started = performance.now();
const elapsed = () => (performance.now() - started) / 1000;

async function visitor(number: number): Promise<void> {
  await sleep((restMs / visitors) * number);
  for (;;) {
    for (const [name, call] of visit) {
      if (elapsed() >= seconds) return;
      calls += 1;
      if (!(await call().catch(() => false))) wrong.push(name);
      await sleep(restMs);
    }
  }
}

async function sampleMemory(): Promise<void> {
  while (elapsed() < seconds) {
    const mebibytes = residentMebibytes(environment.product.pid);
    if (mebibytes === 0) throw new Error(`The product has ended:\n${environment.product.output().slice(-2000)}`);
    samples.push({ at: elapsed(), mebibytes });
    await sleep(sampleMs);
  }
}

await Promise.all([sampleMemory(), ...Array.from({ length: visitors }, (_, number) => visitor(number))]);
const lost = await environment.violations();

const medianBetween = (from: number, to: number) =>
  median(samples.flatMap(({ at, mebibytes }) => (at >= seconds * from && at < seconds * to ? [mebibytes] : [])));
const afterWarmUp = medianBetween(warmUpShare, warmUpShare + windowShare);
const atEnd = medianBetween(1 - windowShare, Infinity);
const growth = atEnd / afterWarmUp - 1;
process.stdout.write(`Soak of ${minutes} min, ${(calls / seconds).toFixed(1)} calls per second
resident memory, medians: ${afterWarmUp} → ${atEnd} MiB (${(growth * 100).toFixed(1)} %), at most +10 %
calls: ${calls}, wrong answers: ${wrong.length} ${[...new Set(wrong)].join(', ')}
submissions: ${environment.submissions.length}, acknowledged: ${environment.acknowledged}, lost or doubled: ${lost.length}
`);
for (const sentence of lost.slice(0, 20)) process.stderr.write(`${sentence}\n`);
// Without samples the growth is NaN, and the check fails.
const isMet = growth <= growthLimit && wrong.length === 0 && lost.length === 0;
process.exitCode = isMet ? 0 : 1;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The calls of one visit, in order. */
async function callsOfVisit(): Promise<[name: string, call: () => Promise<boolean>][]> {
  const { address } = environment.product;
  const read = (path: string) => () =>
    fetch(address + path).then(async (page) => page.ok && (await page.text()) !== '');
  const sendForm = async () => (await environment.sendOne())?.ok ?? false;
  return [
    ['home', read('/')],
    ['form', sendForm],
    ...(await investorCalls(address)),
    ['other form', sendForm],
    ['contact', read('/contact')],
  ];
}
