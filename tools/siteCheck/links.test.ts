import { describe, expect, it } from 'vitest';
import { brokenLinks, readPage } from './links.ts';

const origin = 'https://podium.example';

/** What is wrong with a page at '/' that holds `markup`. */
function faults(markup: string): string[] {
  const pages = new Map([
    ['/', readPage(markup)],
    ['/about', readPage('<main id="main"><h2 id="a&amp;b">Us</h2></main>')],
  ]);
  return brokenLinks({ pages, files: new Set(['/a.js', '/b.png']), origin });
}

describe('link check (issue 5, §6)', () => {
  it.each([
    '<a href="/about">x</a><a href="#top">x</a><p id="top"></p>',
    '<a href="/about#a%26b">x</a>',
    '<a class="x" target="_blank" href="https://elsewhere.example/?a=1&amp;b=2">x</a>',
    '<a href="mailto:press@podium.example?subject=Press%20kit">x</a><a href="tel:+442000000000">x</a>',
    '<script data-entry="/a.js" data-modules="/a.js">if (a<b) x = \'<a href="/nowhere">\'</script>',
    '<img src="/b.png" srcset="/b.png 1x, /b.png 2x"/><meta property="og:image" content="https://podium.example/b.png"/>',
    '<!-- <a href="/nowhere">x</a> -->',
  ])('lets pass %s', (markup) => {
    expect(faults(markup)).toEqual([]);
  });

  it.each([
    ['<a href="/nowhere">x</a>', '/: /nowhere leads nowhere'],
    ['<a href="/about#us">x</a>', '/: /about#us leads to an anchor that is not there'],
    ['<a href="#us">x</a>', '/: #us leads to an anchor that is not there'],
    ['<img alt="" src="/c.png">', '/: /c.png leads nowhere'],
    ['<script data-entry="/a.js" data-modules="/a.js /c.js">x</script>', '/: /c.js leads nowhere'],
    [
      '<meta property="og:image" content="https://podium.example/c.png">',
      '/: https://podium.example/c.png leads nowhere',
    ],
    ['<a href="https://[">x</a>', '/: https://[ is no address'],
    ['<a href="http://elsewhere.example">x</a>', '/: http://elsewhere.example is not encrypted'],
    [
      '<a href="https://elsewhere.example">x</a>',
      '/: https://elsewhere.example opens in the same tab (specification §2)',
    ],
    ['<a href="mailto:press">x</a>', '/: mailto:press has no mailbox'],
    ['<a href="tel:020">x</a>', '/: tel:020 is no number to dial'],
  ])('finds %s', (markup, fault) => {
    expect(faults(markup)).toEqual([fault]);
  });
});
