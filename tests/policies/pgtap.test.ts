import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPgtap } from '../../apps/local-supabase/src/testing/pgtap.ts';

const supabaseDir = join(import.meta.dirname, '../../supabase');

/** With Docker, `supabase test db` runs the same files on PostgreSQL. */
it('REQ-SAFE-4: every planned assertion of supabase/tests passes on PGlite', { timeout: 180_000 }, async () => {
  const run = await openPgtap(supabaseDir);
  for (const name of readdirSync(join(supabaseDir, 'tests'))) {
    const [plan = '', ...lines] = await run(await readFile(join(supabaseDir, 'tests', name), 'utf8'));
    expect([name, ...lines.filter((line) => !line.startsWith('ok '))]).toEqual([name]);
    expect([name, plan]).toEqual([name, `1..${lines.length}`]);
  }
});
