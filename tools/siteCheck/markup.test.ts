import { expect, it } from 'vitest';
import { markupFaults } from './markup.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;

it('lets valid pages pass, as React writes them', async () => {
  expect(
    await markupFaults('/a', page('<main><h1>A</h1><input aria-label="b" autoComplete="off" id="_R_1_"/></main>')),
  ).toEqual([]);
});

it.each([
  ['<span><h2>A</h2></span>', 'element-permitted-content'],
  ['<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
  ['<label for="b">A</label>', 'no-missing-references'],
  ['<img src="/a.png">', 'wcag/h37'],
])('finds what is wrong with %s', async (body, rule) => {
  expect((await markupFaults('/a', page(body))).join('\n')).toContain(rule);
});
