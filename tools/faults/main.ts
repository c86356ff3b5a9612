import type { EngineKind } from '../../apps/local-supabase/src/backend/engine.ts';
import { printTable } from '../bench/table.ts';
import { readCommandLine, stop } from '../commandLine.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { Skipped } from './world.ts';

const usage = `Causes faults in the real product (kill -9, full disk, clock jumps, failing mail service, ...) and compares what it
acknowledged with what is there afterwards.

  npm run test:faults -- [WORD...]

With words, only the faults whose names or engines contain one of them:
${scenarios.map(({ name, engines }) => `  ${name} (${engines.join(', ')})`).join('\n')}`;

const { words } = readCommandLine({ usage, mostWords: Infinity });
const rows: string[][] = [];
let failures = 0;

const all = scenarios.flatMap((scenario) =>
  scenario.engines.map((engine) => ({ scenario, engine, title: `${scenario.name} (${engine})` })),
);
const wanted = all.filter(
  ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word.toLowerCase())),
);
if (wanted.length === 0) stop(`No fault has '${words.join("' or '")}' in its name; --help lists them.`);
for (const { scenario, engine, title } of wanted) {
  process.stderr.write(`${title} …\n`);
  rows.push(await attempt(scenario, engine));
}
printTable(
  'Faults: every acknowledged submission there once, every mail in the inbox once, answers again by itself',
  ['fault', 'engine', 'sent', 'acknowledged', 'answers again after', 'verdict'],
  rows,
);
process.exitCode = failures > 0 ? 1 : 0;

async function attempt(scenario: Scenario, engine: EngineKind): Promise<string[]> {
  const row = (...cells: string[]) => [scenario.name, engine, ...cells];
  try {
    using ends = new DisposableStack();
    await using world = await scenario.hurt(engine, ends);
    const seconds = await world.secondsToAnswer();
    const found = await world.complaints();
    if (found.length > 0)
      process.stderr.write(`${found.slice(0, 10).join('\n')}\n${world.product.output().slice(-2000)}\n`);
    failures += found.length > 0 ? 1 : 0;
    const verdict = found.length === 0 ? 'passed' : `FAILED: ${found.slice(0, 3).join(' ')} (${found.length})`;
    return row(String(world.submissions.length), String(world.acknowledged), `${seconds.toFixed(1)} s`, verdict);
  } catch (error) {
    if (error instanceof Skipped) return row('', '', '', `skipped: ${error.message}`);
    failures += 1;
    process.stderr.write(`${String(error)}\n`);
    return row('', '', '', `FAILED: ${String(error).split('\n')[0]}`);
  }
}
