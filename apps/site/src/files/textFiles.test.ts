import { brand, events } from '@podium/brands/active/content.ts';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { siteRoutes } from '../routes.tsx';
import { files } from '../entryServer.tsx';

const origin = 'https://podium.example';
const written = files({ origin, builtAt: Date.UTC(2026, 1, 2, 9), buildDay: '2026-02-01' });

function contentOf(path: string): string {
  const found = written.filter((file) => file.path === path);
  expect(found).toHaveLength(1);
  return found[0]?.content ?? '';
}

function parseEvents(path: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(contentOf(path)) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

it('REQ-SEO-1: sitemap.xml lists exactly the indexed pages, each once', () => {
  const paths = siteRoutes.flatMap(({ path, isClientOnly }) => (isClientOnly || path === '*' ? [] : [origin + path]));
  const entries = contentOf('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g);
  expect([...entries].map(([, address]) => address)).toEqual(paths);
});

it('REQ-SEO-1: robots.txt allows everything and names the sitemap', () => {
  expect(contentOf('/robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://podium.example/sitemap.xml\n');
});

it('REQ-CAL-4: the feed has all events and the summit, each once', () => {
  const entries = parseEvents('/calendar.ics');
  expect(entries.map(({ uid }) => uid)).toEqual(
    [...events.map(({ id }) => id), 'legacy-summit-2026'].map((id) => `${id}@podium.example`),
  );
});

it('manifest.webmanifest has a name and icons, one of them maskable', () => {
  const manifest: unknown = JSON.parse(contentOf('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/', display: 'minimal-ui' });
  expect(manifest).toMatchObject({
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
});
