import type { Page } from 'playwright';
import { waitForQuiet, watchTraffic } from './settled.ts';

/** Windows in which a first load is looked at, px: what is in sight from the start wakes in it. */
export const firstWindows = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1920, height: 1080 },
};

/** How many bytes of script, as they are sent, the page at `address` loads in `page`, a new one, while nobody touches it. */
export async function scriptOfFirstLoad(page: Page, address: string): Promise<number> {
  watchTraffic(page);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  await waitForQuiet(page);
  return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
}
