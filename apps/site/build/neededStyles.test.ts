import { expect, test } from 'vitest';
import { neededStyles } from './neededStyles.ts';

const page = '<html><body><div class="card"><button class="press">Go</button></div></body></html>';

test('a page keeps only the styles of its own elements', () => {
  const css = '.card{color:red}.press{color:blue}.toast{color:green}.card .toast,.card>.press{margin:0}';
  expect(neededStyles(css, page)).toBe('.card{color:red}.press{color:blue}.card>.press{margin:0}');
});

test('rules for states without script or pointer are kept', () => {
  const css = [
    '.press:not(:hover){a:b}',
    '.press:focus-visible::after{a:b}',
    '.card:has(:checked) .press:not(.on){a:b}',
    ':root[data-theme=dark] .card{a:b}',
    ':root[data-visitor=signed-out] .card>.press{a:b}',
    ':root:not([data-visitor=signed-out]) .card>:not(.toast){a:b}',
    '.card[open]>.press{a:b}',
    ':focus>.press{a:b}',
    ':is(.toast,.card:focus){a:b}',
    '@media (forced-colors:active){.card{a:b}}',
  ].join('');
  expect(neededStyles(css, page)).toBe(css);
});

test('rules for states of a script, a pointer or print are left out', () => {
  const css = [
    '.press[data-state=open]{a:b}',
    '@media (hover:hover){.press:hover{a:b}}',
    '.card:active .press{a:b}',
    '@media print,(scripting:none){.card{a:b}}',
  ].join('');
  expect(neededStyles(css, page)).toBe('');
});

test('unused properties, animations and fonts are left out', () => {
  const css = [
    '@layer reset,ui;',
    ':root{--named:1px;--by-another:var(--unnamed);--unnamed:2px;--in-html:3px}',
    '.card{margin:var(--named);animation:.2s ease-out rise}',
    '@keyframes rise{0%{top:0}}',
    '@keyframes fall{0%{top:0}}',
    '@font-face{font-family:A;unicode-range:U+20-7E}',
    '@font-face{font-family:A;unicode-range:U+100-17F,U+20AC}',
  ].join('');
  expect(neededStyles(css, `${page}<i style="top:var(--in-html)"></i>`)).toBe(
    '@layer reset,ui;:root{--0:1px;--in-html:3px}.card{margin:var(--0);animation:.2s ease-out rise}' +
      '@keyframes rise{0%{top:0}}@font-face{font-family:A;unicode-range:U+20-7E}',
  );
});
