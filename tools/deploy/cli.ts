import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from '../commandLine.ts';
import { supabaseProgram } from '../supabaseCli.ts';
import { loadVariables } from './secrets.ts';

const usage = `Runs a step of the deployment with Supabase's CLI, which asks for what it needs. It gets all further arguments.

  pnpm deploy:link REFERENCE
  pnpm deploy:migrations
  pnpm deploy:functions
  pnpm deploy:auth`;

const commands = new Map([
  ['link', ['link', '--project-ref']],
  ['migrations', ['db', 'push', '--remote']],
  ['functions', ['functions', 'deploy', '--use-api']],
  ['auth', ['config', 'push']],
]);

const root = join(import.meta.dirname, '../..');
const [step = '', ...args] = process.argv.slice(2);
const command = commands.get(step);
if (command === undefined || args.includes('--help')) stop(usage);
loadVariables();
if (step === 'link' && !/^[a-z]{20}$/.test(args[0] ?? ''))
  stop('Name the project by its reference of twenty letters: pnpm deploy:link REFERENCE.');
if (step !== 'link' && !existsSync(join(root, 'supabase/.temp/project-ref')))
  stop('No project is linked; run pnpm deploy:link REFERENCE first.');
const { status, error } = spawnSync(supabaseProgram, [...command, ...args], { cwd: root, stdio: 'inherit' });
if (error) stop(`Supabase's CLI did not start: ${error.message}`);
process.exitCode = status ?? 1;
