import { routes } from '../../packages/data/src/content/routes.ts';
import { firstWindows, scriptOfFirstLoad } from '../../tools/firstLoad.ts';
import { expect, test } from './site.ts';

/** Issue 5 §3: JavaScript of a first load of any public route, once started, with what is in sight from the start. */
const most = 85 * 1024;

const prerendered = Object.values(routes).flatMap(({ path, isForSearch }) => (path && isForSearch ? [path] : []));

for (const [name, viewport] of Object.entries(firstWindows)) {
  test(`issue 5 §3, a first load, ${name}: no public page brings more than 85 KiB of JavaScript, untouched`, async ({
    context,
    baseURL,
  }) => {
    test.slow();
    for (const path of prerendered) {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      expect.soft(await scriptOfFirstLoad(page, `${baseURL}${path}`), path).toBeLessThanOrEqual(most);
      await page.close();
    }
  });
}
