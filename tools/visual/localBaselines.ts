import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseCommit, git } from './affected.ts';
import { decode, writePicture } from './baselines.ts';
import { toBaselineFormat } from './compare.ts';
import { cache, localFolder } from './places.ts';
import { makeVisits, type Plan, planVisits, deterministicRendering } from './run.ts';
import { openStorybook } from './storybook.ts';

/** Why the baselines in git cannot be used on this machine, if so: pictures depend on the browser and its fonts. */
export function reasonForLocalBaselines(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return 'CHROMIUM_PATH names another browser than the pinned one';
  const platform = `${process.platform} ${process.arch}`;
  return platform === 'linux x64' ? undefined : `the pinned browser runs on linux x64, and this is ${platform}`;
}

/**
 * A folder with baselines that were taken on this machine from the merge base with the main branch. Takes the pictures
 * that the plan needs and that are missing.
 */
export async function localBaselines({ visits: wanted }: Plan): Promise<string> {
  const commit = await baseCommit();
  const folder = join(localFolder, commit.slice(0, 12));
  const list = join(folder, 'stories.json');
  const taken = new Set(JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as string[]);
  const missing = new Set(wanted.map(({ story }) => story.id).filter((id) => !taken.has(id)));
  if (missing.size === 0) return folder;

  process.stdout.write(`Taking baselines of ${missing.size} stories from ${commit.slice(0, 12)} on the main branch.\n`);
  const source = join(cache, 'main');
  await git('worktree', 'prune');
  await git('-C', source, 'checkout', '--force', '--detach', commit).catch(() =>
    git('worktree', 'add', '--force', '--detach', source, commit),
  );
  await using storybook = await openStorybook({ source, browserArgs: deterministicRendering });
  const { visits } = await planVisits(storybook, ({ id }) => missing.has(id));
  await makeVisits(storybook, visits, async (subject, screenshot) => {
    await writePicture(folder, subject.name, toBaselineFormat(await decode(Buffer.from(screenshot, 'base64'))));
    return { ...subject, outcome: 'new', pixels: 0 };
  });
  await mkdir(folder, { recursive: true });
  await writeFile(list, JSON.stringify([...taken, ...missing]));
  return folder;
}
