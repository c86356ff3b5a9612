import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pgtapExtension, runPgtap } from '../../apps/local-supabase/src/testing/pgtap.ts';
import { onMigratedDatabase } from '../../tools/migratedDatabase.ts';

const folder = fileURLToPath(new URL('../../supabase/tests', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** PGlite brings pgTAP along; with Docker, `supabase test db` runs the same files on PostgreSQL. */
describe('issue 6 §2, supabase/tests (pglite with pgTAP)', () => {
  it.each(files)('%s', async (name) => {
    const source = await readFile(join(folder, name), 'utf8');
    const lines = await onMigratedDatabase((engine) => runPgtap(engine, source), pgtapExtension);
    const planned = Number(/^1\.\.(\d+)$/.exec(lines[0] ?? '')?.[1]);
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([`1..${planned}`]);
    expect(lines).toHaveLength(planned + 1);
  });
});
