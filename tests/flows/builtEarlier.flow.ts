import { summitFacts } from '@podium/brands/legal-tender/content/summitFacts.ts';
import type { render, RenderedPage } from '../../apps/site/src/entryServer.tsx';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { site as siteOfBrand } from '@podium/brands/legal-tender/site.ts';
import { onTheRoad } from '@podium/brands/legal-tender/content/onTheRoad.ts';
import { type EventDays, pastEventText } from '../../packages/data/src/schemas/eventDates.ts';
import { expect, shownMonth, test } from './site.ts';

/** A page built before an event and read after it, without pointer, key or scroll (REQ-DAY-3). */

const buildDay = '2025-08-01';
const visit = new Date('2026-11-01T10:00:00Z');

/** Renders the home page with the build that has prerendered the served pages. */
async function renderEarlier(origin: string): Promise<RenderedPage> {
  const build = new URL('../../apps/site/dist/server/entryServer.js', import.meta.url);
  const server = (await import(build.href)) as { render: typeof render };
  return server.render('/', { origin, builtAt: Date.parse(buildDay), buildDay });
}

/** The served page with the content of a build on `buildDay`. */
function asBuiltEarlier(html: string, { body }: RenderedPage): string {
  return html
    .replace(/data-built="[^"]*"/, `data-built="${buildDay}"`)
    .replace(/(<div id="root">).*(<\/div>\s*<\/body>)/s, (_all, start: string, end: string) => start + body + end);
}

const noticeOf = (days: EventDays) => pastEventText(calendar.pastEvent, days, siteOfBrand.locale);
const notes = [summitFacts.days, ...calendar.events.slice(0, 3), ...onTheRoad.events].map(noticeOf);

test('REQ-DAY-3: the home page marks past events soon after load, without input', async ({ page, baseURL }) => {
  await page.clock.setFixedTime(visit);
  const earlier = await renderEarlier(baseURL ?? '');
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: asBuiltEarlier(await response.text(), earlier) });
    },
  );
  const served = await page.goto('/');
  expect(await served?.text(), 'as it was built').not.toContain('This event took place');
  for (const note of notes) await expect(page.locator('body'), note).toContainText(note, { timeout: 6000 });
  await expect(shownMonth(page), 'of the last event').toHaveText('December 2025');
});
