import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { testimonials } from '@podium/data/content/testimonials';
import preview from '@podium/storybook/preview';
import { Testimonials } from './Testimonials.tsx';

const { label, items } = testimonials;

const meta = preview.meta({ component: Testimonials, args: { content: testimonials } });

/** Expects only the testimonial at this place, from 1, to be visible. */
async function expectVoice(canvasElement: HTMLElement, place: number): Promise<void> {
  const slides = [...canvasElement.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const inView = slides.filter((slide) => !slide.inert && getComputedStyle(slide).visibility === 'visible');
  await expect(inView.map((slide) => slide.querySelector('blockquote')?.textContent)).toEqual([
    items[place - 1]?.quote,
  ]);
}

/** The first of six: quote, figure, and the person with a seal. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: label })).toBeVisible();
    await expectVoice(canvasElement, 1);
    // Slides fade in.
    await waitFor(() => expect(canvas.getByText('Managing director, Voss Logistics')).toBeVisible());
    await expect(canvas.getByText('M.V.')).toBeVisible();
  },
});

/** The next testimonial is shown after 6000 ms, not after 5999 (REQ-HOME-3). */
export const AdvancesAfter6Seconds = meta.story({
  play: async ({ canvasElement, clock }) => {
    await clock.tick(5999);
    await expectVoice(canvasElement, 1);
    await clock.tick(1);
    await expectVoice(canvasElement, 2);
  },
});

/** The previous arrow. */
export const Previous = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 6' }));
    await fireEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectVoice(canvasElement, 2);
  },
});

/** The next arrow; the new slide stays for the full 6000 ms. */
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

/** Wraps in both directions, by arrows and automatically. */
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

/** One dot per testimonial: it selects it and marks the current one. */
export const Dots = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button', { name: /^Slide \d of 6$/ })).toHaveLength(6);
    const fourth = canvas.getByRole('button', { name: 'Slide 4 of 6' });
    await fireEvent.click(fourth);
    await expectVoice(canvasElement, 4);
    await expect(fourth).toHaveAttribute('aria-current', 'true');
  },
});

/** Paused by its button, until it is pressed again. */
export const Paused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement, clock }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
    await clock.tick(60_000);
    await expectVoice(canvasElement, 1);
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible();
  },
});

/** Does not advance while the pointer is over it. */
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

/** Pauses while focus is inside, and resumes when it leaves. */
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

/** Pauses in a hidden tab. */
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

/** With reduced motion nothing advances; the controls still work (REQ-HOME-3). */
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

/** A carousel for screen readers: slides state their position, and hidden ones are inert. */
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

/** The height of the tallest quote is reserved, so that the layout does not shift. */
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

/** Without a figure its line stays empty, at the same height. */
export const WithoutFigure = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 6' }));
    await expectVoice(canvasElement, 2);
  },
});

/** A single testimonial has no controls. */
export const OneItem = meta.story({
  tags: ['visual'],
  args: { content: { label, items: items.slice(0, 1) } },
  play: async ({ canvas, canvasElement, clock }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await clock.tick(6000);
    await expectVoice(canvasElement, 1);
  },
});

/** Without testimonials nothing is rendered. */
export const None = meta.story({
  args: { content: { label, items: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvasElement).toBeEmptyDOMElement();
  },
});
