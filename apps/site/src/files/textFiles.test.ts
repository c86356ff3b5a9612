import { brand } from '@podium/data/content/brand';
import { calendarFeed } from '@podium/data/content/calendarFeed';
import { events } from '@podium/data/content/events';
import { eventFile } from '@podium/data/content/paths';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../routes.tsx';
import { files } from '../entryServer.tsx';
import { pageDates } from './pageDates.ts';

const origin = 'https://podium.example';
const written = files({ origin, builtAt: Date.UTC(2026, 1, 2, 9), buildDay: '2026-02-01' });

function contentOf(path: string): string {
  const found = written.filter((file) => file.path === path);
  expect(found).toHaveLength(1);
  return found[0]?.content ?? '';
}

/** The events of a calendar file as a calendar reads them. */
function read(path: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(contentOf(path)) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

describe('sitemap.xml', () => {
  const entries = [...contentOf('/sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];

  it('lists exactly the pages for search engines, each once', () => {
    const paths = siteRoutes.flatMap(({ path, isClientOnly }) => (isClientOnly || path === '*' ? [] : [origin + path]));
    expect(entries.map(([, address]) => address)).toEqual(paths);
  });

  it('says on which day the words of each were last changed, whenever the site is built', () => {
    const days = Object.values(pageDates).map((date) => date?.changed);
    expect(entries.map(([, , day]) => day)).toEqual(days);
  });
});

describe('robots.txt', () => {
  it('lets everybody read, and leads to the sitemap', () => {
    expect(contentOf('/robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://podium.example/sitemap.xml\n');
  });
});

describe("rulings, 'Events': the feed", () => {
  it('holds all events and the summit, each once', () => {
    const entries = read('/calendar.ics');
    expect(entries.map(({ uid }) => uid)).toEqual(
      [...events.map(({ id }) => id), 'legacy-summit-2026'].map((id) => `${id}@podium.example`),
    );
  });

  it('has whole days, and a last day that is over when the next begins', () => {
    const summit = read('/calendar.ics').at(-1);
    expect(summit?.summary).toContain('Legacy Summit, Amsterdam');
    expect([summit?.startDate, summit?.endDate].map(String)).toEqual(['2026-05-21', '2026-05-24']);
    expect(summit?.startDate.isDate).toBe(true);
  });

  it('has a file of its own for every entry', () => {
    for (const { id, title } of calendarFeed.entries) {
      expect(read(eventFile(id)).map(({ summary }) => summary)).toEqual([title]);
    }
  });
});

describe('manifest.webmanifest', () => {
  it('is JSON with a name and icons, one of which may be cut', () => {
    const manifest: unknown = JSON.parse(contentOf('/manifest.webmanifest'));
    expect(manifest).toMatchObject({ name: brand.name, start_url: '/', display: 'minimal-ui' });
    expect(manifest).toMatchObject({
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    });
  });
});
