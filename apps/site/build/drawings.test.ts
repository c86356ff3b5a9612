import { expect, test } from 'vitest';
import { takeOutDrawings, withoutDrawings } from './drawings.ts';

const small = `url("data:image/svg+xml,%3Csvg/%3E")`;
const large = `<svg><path d='${'M0 1'.repeat(300)}' stroke='#000'/></svg>`;
const inSheet = `url("data:image/svg+xml,${large.replaceAll(/[%#"<>]/g, encodeURIComponent)}")`;

test('a large inline drawing becomes a file with a content hash', () => {
  const { css, drawings } = takeOutDrawings(`.a{mask-image:${inSheet},${small}}.b{mask-image:${inSheet}}`);
  expect(drawings.map(({ svg }) => svg)).toEqual([large, large]);
  expect(new Set(drawings.map(({ path }) => path)).size).toBe(1);
  expect(css).toBe(`.a{mask-image:url(/${drawings[0]?.path}),${small}}.b{mask-image:url(/${drawings[0]?.path})}`);
});

test('inlined styles ask for no drawing, and keep the rest of the rule', () => {
  const { css } = takeOutDrawings(`.a{inline-size:1em;mask-image:${inSheet},${small}}`);
  expect(withoutDrawings(css)).toBe(`.a{inline-size:1em;mask-image:linear-gradient(#0000,#0000),${small}}`);
});
