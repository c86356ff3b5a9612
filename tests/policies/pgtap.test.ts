import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pgtapExtension, runPgtap } from '../../apps/local-supabase/src/testing/pgtap.ts';
import { onMigratedDatabase } from '../../tools/migratedDatabase.ts';

const folder = fileURLToPath(new URL('../../supabase/tests', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** PGlite includes pgTAP. With Docker, `supabase test db` runs the same files on PostgreSQL. */
describe('REQ-SAFE-4: supabase/tests (PGlite with pgTAP)', () => {
  it('every planned assertion of every file passes', { timeout: 180_000 }, async () => {
    await onMigratedDatabase(async (engine) => {
      for (const name of files) {
        const [plan = '', ...lines] = await runPgtap(engine, await readFile(join(folder, name), 'utf8'));
        expect([name, ...lines.filter((line) => !line.startsWith('ok '))]).toEqual([name]);
        expect([name, plan]).toEqual([name, `1..${lines.length}`]);
      }
    }, pgtapExtension);
  });
});
