import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { printTable } from '../bench/table.ts';
import { readCommandLine } from '../commandLine.ts';
import { compareCosts, orphans, type Costs } from './compare.ts';
import { weighSection } from './weigh.ts';

const usage = `Weighs the script of each interactive section, and fails where one has grown by more than a tenth.

  pnpm sections:cost [--update]

--update writes what was measured as the new budget (tests/budgets/sections.json).`;

/** Those with something to operate; the others are markup. */
const interactive = [
  'AccountDialog',
  'AuthForm',
  'ContactForm',
  'DealGrid',
  'EventDialog',
  'FreeResources',
  'InvitationDialog',
  'JoinWizard',
  'NavigationBar',
  'Newsletter',
  'OnTheRoad',
  'SpeakingCalendar',
  'SpeakingInquiry',
  'SummitCountdown',
  'Testimonials',
];

const { values } = readCommandLine({ usage, options: { update: { type: 'boolean' } } });

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = fileURLToPath(new URL('../../tests/budgets/sections.json', import.meta.url));

const measured: Record<string, number> = {};
for (const name of interactive) measured[name] = await weighSection(root, name);

if (values.update) await writeFile(file, `${JSON.stringify(measured, undefined, 2)}\n`);
const budget = JSON.parse(await readFile(file, 'utf8')) as Costs;
const comparisons = compareCosts(measured, budget);
printTable(
  'JavaScript of interactive sections without React, brotli',
  ['section', 'kB', 'budget', ''],
  comparisons.map(({ name, measured: bytes, budget: allowed, isOver }) => [
    name,
    inKilobytes(bytes),
    allowed === undefined ? 'none yet' : inKilobytes(allowed),
    isOver ? 'OVER' : '',
  ]),
);
const gone = orphans(measured, budget);
for (const name of gone) process.stderr.write(`${name} has a budget and no section.\n`);
if (gone.length > 0 || comparisons.some(({ isOver }) => isOver)) {
  process.stderr.write('Make the section lighter, or say that it is meant: pnpm sections:cost --update\n');
  process.exitCode = 1;
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
