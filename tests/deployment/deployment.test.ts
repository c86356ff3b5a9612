import { copyFile, cp, mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { supabaseCli } from '../../tools/supabaseCli.ts';
import { callersQuery, grantsQuery, linesOf } from '../policies/catalogue.ts';
import { expectedCallers, expectedGrants } from '../policies/expectation.ts';
import { startHostedProject } from './hostedProject.ts';

const supabase = join(import.meta.dirname, '../../supabase');
const postgres = findPostgres();

it.skipIf(postgres === undefined)(
  'supabase db push applies each migration once, and their rights are those of tests/policies/rights.ts (skipped without PostgreSQL 15 or later)',
  async () => {
    await using project = await startHostedProject(postgres ?? '');
    // A copy, because the CLI writes its own files beside the project.
    await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-project-'));
    await cp(supabase, join(folder.path, 'supabase'), { recursive: true });
    await copyFile(join(supabase, '.env.example'), join(folder.path, 'supabase/.env'));
    const push = () => supabaseCli(['db', 'push', `--remote=${project.url}`, '--yes'], folder.path);

    const { code, stdout, stderr } = await push();
    expect([code, code === 0 ? '' : stderr + stdout]).toEqual([0, '']);
    const migrations = (await readdir(join(supabase, 'migrations'))).filter((name) => name.endsWith('.sql'));
    expect((stdout + stderr).match(/^Applying migration /gm)).toHaveLength(migrations.length);
    const again = await push();
    expect(again.stdout + again.stderr).toContain('up to date');
    expect(await linesOf(grantsQuery, project.engine)).toEqual(expectedGrants());
    expect(await linesOf(callersQuery, project.engine)).toEqual(expectedCallers());
  },
);
