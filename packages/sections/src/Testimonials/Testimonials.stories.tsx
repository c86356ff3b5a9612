import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { testimonials } from '@podium/data/content/testimonials';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, rightToLeft } from '@podium/storybook/states';
import { Testimonials } from './Testimonials.tsx';

const { label, items } = testimonials;

const meta = preview.meta({ component: Testimonials, args: { content: testimonials } });

/** Expects the voice at this place, from 1, and no other, to be in view. */
async function expectVoice(canvasElement: HTMLElement, place: number): Promise<void> {
  const slides = [...canvasElement.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const inView = slides.filter((slide) => !slide.inert && getComputedStyle(slide).visibility === 'visible');
  await expect(inView.map((slide) => slide.querySelector('blockquote')?.textContent)).toEqual([
    items[place - 1]?.quote,
  ]);
}

/** The first of six: the quote, its figure, and the sitter with a seal. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: label })).toBeVisible();
    await expectVoice(canvasElement, 1);
    // Slides fade in.
    await waitFor(() => expect(canvas.getByText('Managing director, Voss Logistics')).toBeVisible());
    await expect(canvas.getByText('M.V.')).toBeVisible();
  },
});

/** Specification §4: the next comes after 6000 ms, not after 5999. */
export const AdvancesAfter6Seconds = meta.story({
  play: async ({ canvasElement, clock }) => {
    await clock.tick(5999);
    await expectVoice(canvasElement, 1);
    await clock.tick(1);
    await expectVoice(canvasElement, 2);
  },
});

/** One back by hand. */
export const Previous = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 6' }));
    await fireEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectVoice(canvasElement, 2);
  },
});

/** One on by hand, and it stays its full six seconds. */
export const Next = meta.story({
  play: async ({ canvas, canvasElement, clock }) => {
    await clock.tick(5000);
    await fireEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await clock.tick(5999);
    await expectVoice(canvasElement, 2);
    await clock.tick(1);
    await expectVoice(canvasElement, 3);
  },
});

/** Before the first comes the last, and after the last the first, by hand and by itself. */
export const WrapsBothWays = meta.story({
  play: async ({ canvas, canvasElement, clock }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectVoice(canvasElement, 6);
    await fireEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectVoice(canvasElement, 1);
    await fireEvent.click(canvas.getByRole('button', { name: 'Slide 6 of 6' }));
    await clock.tick(6000);
    await expectVoice(canvasElement, 1);
  },
});

/** A dot a voice: it leads there and says where one is. */
export const Dots = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: /^Slide \d of 6$/ })).toHaveLength(6);
    const fourth = canvas.getByRole('button', { name: 'Slide 4 of 6' });
    await fireEvent.click(fourth);
    await expectVoice(canvasElement, 4);
    await expect(fourth).toHaveAttribute('aria-current', 'true');
  },
});

/** Stopped by its button, until it is pressed again. */
export const Paused = meta.story({
  play: async ({ canvas, canvasElement, clock }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
    await clock.tick(60_000);
    await expectVoice(canvasElement, 1);
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible();
  },
});

/** Nobody's words are taken away while the pointer is on them. */
export const PausesOnHover = meta.story({
  play: async ({ canvas, canvasElement, clock, userEvent }) => {
    const quote = canvas.getByText(items[0]?.quote ?? '');
    await userEvent.hover(quote);
    await clock.tick(60_000);
    await expectVoice(canvasElement, 1);
    await userEvent.unhover(quote);
    await clock.tick(6000);
    await expectVoice(canvasElement, 2);
  },
});

/** It waits while the keyboard is in it, and goes on when the keyboard has left. */
export const PausesOnFocus = meta.story({
  play: async ({ canvas, canvasElement, clock, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus();
    await clock.tick(60_000);
    await expectVoice(canvasElement, 1);
    for (let press = 0; press < 4; press++) await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await clock.tick(6000);
    await expectVoice(canvasElement, 2);
  },
});

/** In a tab that nobody looks at it waits. */
export const PausesInHiddenTab = meta.story({
  beforeEach: () => {
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    return () => visibility.mockRestore();
  },
  play: async ({ canvasElement, clock }) => {
    await clock.tick(60_000);
    await expectVoice(canvasElement, 1);
  },
});

/** Rulings, accepted departures: under reduced motion nothing advances; hands still turn it. */
export const ReducedMotion = meta.story({
  beforeEach: () => {
    const original = window.matchMedia.bind(window);
    const media = spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
    return () => media.mockRestore();
  },
  play: async ({ canvas, canvasElement, clock }) => {
    await clock.tick(60_000);
    await expectVoice(canvasElement, 1);
    await fireEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectVoice(canvasElement, 2);
  },
});

/** For those who listen: a carousel of slides that say their place, the hidden ones out of reach. */
export const Slides = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = [...canvasElement.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
    await expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      items.map((_, index) => `${index + 1} of 6`),
    );
    await expect(slides.map(({ inert }) => inert)).toEqual([false, true, true, true, true, true]);
  },
});

/** The tallest quote's height is kept: what stands below never moves. */
export const SteadyHeight = meta.story({
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region');
    const heights = new Set<number>();
    for (const _ of items) {
      heights.add(carousel.getBoundingClientRect().height);
      await fireEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    }
    await expect(heights.size).toBe(1);
  },
});

/** Who brings no figure leaves the line empty, at the same height. */
export const WithoutFigure = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 6' }));
    await expectVoice(canvasElement, 2);
  },
});

/** One voice needs no controls. */
export const OneItem = meta.story({
  args: { content: { label, items: items.slice(0, 1) } },
  play: async ({ canvas, canvasElement, clock }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await clock.tick(6000);
    await expectVoice(canvasElement, 1);
  },
});

/** Without voices there is nothing, not even an empty band. */
export const None = meta.story({
  args: { content: { label, items: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvasElement).toBeEmptyDOMElement();
  },
});

const long = items.map((item) => ({
  ...item,
  quote: `${item.quote} Das steht so auch im Geschäftsbericht der Vermögensverwaltungsgesellschaft, auf Seite neun.`,
  name: `${item.name} van der Hoeven-Kowalczyk`,
  company: 'Maastrichter Verzekeringsmaatschappij voor Binnenvaart',
  metric: '−38.75%',
  metricLabel: 'the turnover of the second-largest subsidiary, two years on',
}));

/** Quotes of two hundred letters and names of three lines. */
export const Long = meta.story({
  args: { content: { label, items: long } },
});

/** The shortest there can be. */
export const Short = meta.story({
  args: { content: { label, items: [{ quote: 'Sold.', name: 'Cher', title: 'Owner', company: 'Inc' }] } },
});

/** The narrowest screen: the quote first, the person after. */
export const Narrow = meta.story(narrow);

/** Right to left: the sitter at the right. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
