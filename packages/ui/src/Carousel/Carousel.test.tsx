import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './Carousel.tsx';

const slides = ['First', 'Second', 'Third'].map((words) => ({ id: words, content: <p>{words}</p> }));

test('REQ-A11Y-1: every slide is prerendered, only the first is visible, and none is inert without scripts', () => {
  const html = renderToString(<Carousel label="What buyers said" slides={slides} intervalMs={6000} />);
  expect(html).toMatch(/aria-label="1 of 3" data-shown="true"><p>First<\/p>/);
  expect(html).toMatch(/aria-label="2 of 3"><p>Second<\/p>/);
  expect(html).toMatch(/aria-label="3 of 3"><p>Third<\/p>/);
  expect(html).not.toContain('inert');
});
