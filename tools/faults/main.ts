import type { EngineKind } from '../../apps/local-supabase/src/backend/engine.ts';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { printTable } from '../bench/table.ts';
import { readCommandLine, stop } from '../commandLine.ts';
import { type Scenario, scenarios } from './scenarios.ts';

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
  const reason = engine === 'postgres' && !findPostgres() ? 'no PostgreSQL on this machine' : scenario.reasonToSkip?.();
  if (reason !== undefined) return row('', '', '', `skipped: ${reason}`);

  const ends: (() => void)[] = [];
  try {
    const world = await scenario.hurt(engine, ends);
    ends.reverse();
    try {
      const found: string[] = [];
      let seconds = await world.secondsToAnswer();
      if (seconds === undefined) {
        found.push('It does not answer again by itself, but');
        await world.kill();
        await world.startProduct();
        seconds = await world.secondsToAnswer();
        found.push(seconds === undefined ? 'not after a restart either.' : 'does after a restart.');
      }
      if (!(await world.settle())) found.push('Mail is still owed.');
      found.push(...(await world.complaints()));
      if (found.length > 0)
        process.stderr.write(`${found.slice(0, 10).join('\n')}\n${world.product.output().slice(-2000)}\n`);
      failures += found.length > 0 ? 1 : 0;
      const verdict = found.length === 0 ? 'passed' : `FAILED: ${found.slice(0, 3).join(' ')} (${found.length})`;
      const again = seconds === undefined ? 'never' : `${seconds.toFixed(1)} s`;
      return row(String(world.submissions.length), String(world.acknowledged), again, verdict);
    } finally {
      await world.end();
    }
  } catch (error) {
    failures += 1;
    return row('', '', '', `FAILED: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    for (const end of ends) end();
  }
}
