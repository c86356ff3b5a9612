import { join } from 'node:path';
import { readCommandLine, stop } from '../commandLine.ts';
import { supabaseCli } from '../supabaseCli.ts';
import { differences, faultsOf, type ListedSecret, loadVariables } from './secrets.ts';

const usage = `Checks that supabase/.env has every variable that a deployment needs, sets the secrets of the linked project's functions,
and checks the result.

  pnpm deploy:secrets [--check]

With --check it changes nothing.`;

const { values } = readCommandLine({ usage, options: { check: { type: 'boolean' } } });
const root = join(import.meta.dirname, '../..');
loadVariables();
const faults = faultsOf(process.env);
if (faults.length > 0) stop(faults.join('\n'));

if (!values.check) {
  const { code, stderr } = await supabaseCli(['secrets', 'set', '--yes'], root);
  if (code !== 0) stop(`The secrets were not set. ${stderr.trim()}`);
}
const { code, stdout, stderr } = await supabaseCli(['secrets', 'list', '--output', 'json'], root);
if (code !== 0) stop(`The secrets cannot be listed. ${stderr.trim()}`);
const wrong = differences(process.env, JSON.parse(stdout) as ListedSecret[]);
if (wrong.length > 0) stop(wrong.join('\n'));
process.stdout.write('The project has every secret with the value of supabase/.env.\n');
