import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the CLI reads of this checkout: the project, and the sources that its functions import. */
const parts = ['supabase', 'packages/data/src'];

/** Runs `work` in a copy of the deployed files, because the CLI writes its own files there. */
export async function onProjectCopy<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-project-'));
  try {
    for (const part of parts) {
      await cp(join(root, part), join(folder, part), { recursive: true });
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
