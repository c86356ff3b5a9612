import { summitFacts } from '@podium/brands/legal-tender/content/summitFacts.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import type { render, RenderedPage } from '../../apps/site/src/entryServer.tsx';
import { LOCAL_KEY, SAME_ORIGIN } from '../../packages/data/src/client/environment.ts';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { site as siteOfBrand } from '@podium/brands/legal-tender/site.ts';
import { onTheRoad } from '@podium/brands/legal-tender/content/onTheRoad.ts';
import { type EventDays, pastEventText } from '../../packages/data/src/schemas/eventDates.ts';
import { expect, shownMonth, test } from './site.ts';

/** Pages built before an event and read after it, without pointer, key or scroll (REQ-DAY-3). */

const buildDay = '2025-08-01';
const visit = new Date('2026-11-01T10:00:00Z');

const site = fileURLToPath(new URL('../../apps/site', import.meta.url));
const outDir = join(site, 'dist/builtEarlier');

let renderEarlier: (path: string, origin: string) => Promise<RenderedPage>;

/** The settings of the build of `npm start`. */
const settings = { VITE_SUPABASE_URL: SAME_ORIGIN, VITE_SUPABASE_PUBLISHABLE_KEY: LOCAL_KEY };

test.beforeAll(async () => {
  Object.assign(process.env, settings);
  const builder = await createBuilder({
    root: site,
    logLevel: 'silent',
    environments: { ssr: { build: { outDir } } },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('unreachable');
  await builder.build(ssr);
  // With these variables, a product that a later test starts would build the site again.
  for (const name of Object.keys(settings)) delete process.env[name];
  const server = (await import(pathToFileURL(join(outDir, 'entryServer.js')).href)) as { render: typeof render };
  renderEarlier = (path, origin) => server.render(path, { origin, builtAt: Date.parse(buildDay), buildDay });
});

test.afterAll(() => rm(outDir, { recursive: true, force: true }));

/** The served page with the content of a build on `buildDay`. */
function asBuiltEarlier(html: string, { body }: RenderedPage): string {
  return html
    .replace(/data-built="[^"]*"/, `data-built="${buildDay}"`)
    .replace(/(<div id="root">).*(<\/div>\s*<\/body>)/s, (_all, start: string, end: string) => start + body + end);
}

const noticeOf = (days: EventDays) => pastEventText(calendar.pastEvent, days, siteOfBrand.locale);
const ofSummit = noticeOf(summitFacts.days);
const ofCalendar = calendar.events.slice(0, 3).map(noticeOf);
const ofDrawer = onTheRoad.events.map(noticeOf);

for (const [path, notes] of [
  ['/', [ofSummit, ...ofCalendar, ...ofDrawer]],
  ['/summit', [ofSummit]],
  ['/calendar', [ofSummit, ...ofCalendar]],
  ['/programs', [ofSummit]],
] as const) {
  test(`REQ-DAY-3: ${path} marks past events soon after load, without input`, async ({ page, baseURL }) => {
    await page.clock.install({ time: visit });
    const earlier = await renderEarlier(path, baseURL ?? '');
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: asBuiltEarlier(await response.text(), earlier) });
      },
    );
    const served = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.goto(path);
    expect(await (await served).text(), 'as it was built').not.toContain('This event took place');
    for (const note of notes) {
      await expect
        .poll(() => page.locator('body').evaluate((body) => body.textContent), { message: note, timeout: 6000 })
        .toContain(note);
    }
    const month = shownMonth(page);
    if ((await month.count()) > 0) await expect(month, 'of the last event').toHaveText('December 2025');
  });
}
