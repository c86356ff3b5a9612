import { describe, expect, it } from 'vitest';
import { readSiteOrigin } from './siteOrigin.ts';

describe('SITE_URL', () => {
  it.each([
    [undefined, 'http://localhost:4173'],
    ['', 'http://localhost:4173'],
    ['https://podium.example/', 'https://podium.example'],
    ['http://PODIUM.example:8080', 'http://podium.example:8080'],
  ])('%s is read as %s', (value, origin) => {
    expect(readSiteOrigin(value)).toBe(origin);
  });

  it.each(['podium.example', 'ftp://podium.example', 'https://podium.example/site', 'https://ada@podium.example'])(
    '%s is refused with one sentence',
    (value) => {
      expect(() => readSiteOrigin(value)).toThrow(
        new Error(`SITE_URL must be an origin such as http://localhost:4173, not '${value}'.`),
      );
    },
  );
});
