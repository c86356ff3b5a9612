import { expect, it } from 'vitest';
import { externalLinkFaults } from './externalLinks.ts';

const faults = (markup: string) => externalLinkFaults('/', markup, 'https://podium.example');

it.each([
  '<a href="/about">x</a><a href="#top">x</a><img src="/b.png">',
  '<a class="x" target="_blank" href="https://elsewhere.example/?a=1&amp;b=2">x</a>',
  '<a href="mailto:press@podium.example?subject=Press%20kit">x</a><a href="tel:+442000000000">x</a>',
  '<script>if (a<b) x = \'<a href="http://elsewhere.example">\'</script><!-- <a href="tel:1">x</a> -->',
])('accepts %s', (markup) => {
  expect(faults(markup)).toEqual([]);
});

it.each([
  ['<a href="https://[">x</a>', '/: https://[ is not a URL'],
  ['<a href="http://elsewhere.example">x</a>', '/: http://elsewhere.example is not encrypted'],
  ['<a href="https://elsewhere.example">x</a>', '/: https://elsewhere.example opens in the same tab'],
  ['<a href="mailto:press">x</a>', '/: mailto:press is not an e-mail address'],
  ['<a href="tel:020">x</a>', '/: tel:020 is not a phone number'],
])('refuses %s', (markup, fault) => {
  expect(faults(markup)).toEqual([fault]);
});
