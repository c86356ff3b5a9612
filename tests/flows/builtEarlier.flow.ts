import { summitFacts } from '@podium/brands/legal-tender/content/summitFacts.ts';
import type { render, RenderedPage } from '../../apps/site/src/entryServer.tsx';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { site as siteOfBrand } from '@podium/brands/legal-tender/site.ts';
import { onTheRoad } from '@podium/brands/legal-tender/content/onTheRoad.ts';
import { type EventDays, pastEventText } from '../../packages/data/src/schemas/eventDates.ts';
import { expect, shownMonth, test } from './site.ts';

/** Pages built before an event and read after it, without pointer, key or scroll (REQ-DAY-3). */

const buildDay = '2025-08-01';
const visit = new Date('2026-11-01T10:00:00Z');

/** Renders with the build that has prerendered the served pages. */
async function renderEarlier(path: string, origin: string): Promise<RenderedPage> {
  const build = new URL('../../apps/site/dist/server/entryServer.js', import.meta.url);
  const server = (await import(build.href)) as { render: typeof render };
  return server.render(path, { origin, builtAt: Date.parse(buildDay), buildDay });
}

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

// The banner of each page has the note about the summit.
for (const [path, part, notes] of [
  ['/', 'body', [ofSummit, ...ofCalendar, ...ofDrawer]],
  ['/summit', 'main', [ofSummit]],
  ['/programs', 'main', [ofSummit]],
] as const) {
  test(`REQ-DAY-3: ${path} marks past events soon after load, without input`, async ({ page, baseURL }) => {
    await page.clock.setFixedTime(visit);
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
    for (const note of notes) await expect(page.locator(part), note).toContainText(note, { timeout: 6000 });
    if (path === '/') await expect(shownMonth(page), 'of the last event').toHaveText('December 2025');
  });
}
