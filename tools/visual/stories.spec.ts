import { join } from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import {
  comparePicture,
  listPictures,
  type PictureResult,
  readDigests,
  writeDigest,
  writePicture,
} from './baselines.ts';
import { disableMotion } from './inPage.ts';
import { readPlan } from './plan.ts';
import { Visitor } from './visit.ts';
import { pictureNames, visitsOf } from './visits.ts';

const { address, baselines, received, components } = readPlan();
const digests = readDigests(baselines ?? '');

/** A page load takes longer than a visit, so the stories of a worker share one tab. */
const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const options = { deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Europe/Amsterdam' };
      const context = await browser.newContext(options);
      await context.addInitScript(disableMotion);
      const page = await context.newPage();
      await use(new Visitor(page, await context.newCDPSession(page), address));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { folder, stories } of components) {
  test(stories[0]?.title ?? folder, async ({ visitor }, info) => {
    const failures: string[] = [];
    const globals = stories.length > 0 ? await visitor.ownGlobals(stories.map(({ id }) => id)) : {};
    const visits = visitsOf(stories, globals);
    for (const visit of visits) {
      await test.step(visit.story.name, async () => {
        const { pictures, issues } = await visitor.visit(visit, (name, screenshot) =>
          comparePicture(name, screenshot, baselines, digests.get(name)),
        );
        failures.push(...issues);
        for (const picture of pictures) {
          await record(picture, info);
          if (picture.failure && received) failures.push(picture.failure);
        }
      });
    }
    if (baselines && received) {
      // Includes stories that failed before their pictures were taken.
      const names = new Set(visits.flatMap(pictureNames));
      for (const name of listPictures(baselines, folder).filter((each) => !names.has(each))) {
        failures.push(`${name} is a baseline without a story.`);
        await writeDigest(received, name, '');
      }
    }
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });
}

/** Keeps a picture that differs, or has a new digest, for `--accept`, and shows it in the report. */
async function record({ name, picture, difference, digestIn }: PictureResult, info: TestInfo): Promise<void> {
  if (!digestIn || !baselines) return;
  if (!received) return picture && writePicture(baselines, name, picture);
  if (!picture) return writeDigest(received, name, await digestIn(baselines));
  await writePicture(received, name, picture);
  await writeDigest(received, name, await digestIn(received));
  const label = name.slice(0, -'.webp'.length);
  await info.attach(`${label}-actual.webp`, { path: join(received, name) });
  if (!difference) return;
  await info.attach(`${label}-expected.webp`, { path: join(baselines, name) });
  await writePicture(info.outputDir, name, difference);
  await info.attach(`${label}-diff.webp`, { path: join(info.outputDir, name) });
}
