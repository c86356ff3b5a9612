import { beforeAll, describe, expect, it } from 'vitest';
import { type PageOfBuild, pages, render } from '../entryServer.tsx';
import { siteRoutes } from '../routes.tsx';

const facts = { origin: 'https://podium.example', builtAt: Date.UTC(2026, 1, 2, 9), buildDay: '2026-02-01' };
const picture = { href: '/assets/words.png', alt: 'Words & "more"', width: 1200, height: 630 };

interface Head extends PageOfBuild {
  elements: string[];
  body: string;
}

let heads: Head[] = [];

/** The `value` attribute of every element that has all of `attributes`. */
function valuesOf({ elements }: Head, attributes: string, value = 'content'): (string | undefined)[] {
  return elements
    .filter((element) => element.includes(attributes))
    .map((element) => new RegExp(` ${value}="([^"]*)"`).exec(element)?.[1]);
}

function titleOf({ elements }: Head): string[] {
  return elements.filter((element) => element.startsWith('<title>'));
}

const addressed = () => heads.filter(({ path }) => path !== '/404');

beforeAll(async () => {
  heads = await Promise.all(
    pages.map(async (page) => {
      const { head, body } = await render(page.path, facts, page.name === 'notFound' ? undefined : picture);
      return { ...page, elements: head, body };
    }),
  );
}, 120_000);

describe('REQ-SEO-1: the head of every page', () => {
  it('has its own title and description', () => {
    for (const texts of [heads.map(titleOf), heads.map((head) => valuesOf(head, 'name="description"'))]) {
      expect(texts.map((each) => each.length)).toEqual(heads.map(() => 1));
      expect(new Set(texts.flat()).size).toBe(heads.length);
    }
  });

  it('has one canonical address', () => {
    for (const head of addressed()) {
      const address = `https://podium.example${head.path}`;
      expect(valuesOf(head, 'rel="canonical"', 'href')).toEqual([address]);
      expect(valuesOf(head, 'property="og:url"')).toEqual([address]);
    }
  });

  it('has a picture for Open Graph and Twitter', () => {
    for (const head of addressed()) {
      for (const name of ['property="og:image"', 'name="twitter:image"']) {
        expect(valuesOf(head, name)).toEqual(['https://podium.example/assets/words.png']);
      }
      expect(valuesOf(head, 'name="twitter:card"')).toEqual(['summary_large_image']);
      expect(valuesOf(head, 'og:image:alt')).toEqual(['Words &amp; &quot;more&quot;']);
    }
  });
});

describe('REQ-SEO-1: pages with noindex', () => {
  const robots = (head: Head) => valuesOf(head, 'name="robots"');

  it('are the client-only pages and the 404 page', () => {
    const hidden = heads.filter((head) => robots(head).length > 0).map(({ path }) => path);
    const expected = siteRoutes.flatMap(({ path, isClientOnly }) => (isClientOnly ? [path] : []));
    expect(hidden).toEqual([...expected, '/404']);
    expect(heads.flatMap(robots)).toEqual(hidden.map(() => 'noindex'));
  });

  it('have no structured data', () => {
    for (const head of heads) {
      const things = head.elements.filter((element) => element.includes('ld+json'));
      expect(things).toHaveLength(robots(head).length > 0 ? 0 : 1);
    }
  });

  it('the 404 page has no canonical address', () => {
    const missing = heads.find(({ path }) => path === '/404');
    expect(missing && valuesOf(missing, 'rel="canonical"', 'href')).toEqual([]);
  });
});
