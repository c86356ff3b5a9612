import { expect, waitFor } from 'storybook/test';
import { testimonials } from '@podium/brands/legal-tender/content/testimonials.ts';
import preview from '@podium/storybook/preview';
import { Testimonials } from './Testimonials.tsx';

const { label, items } = testimonials;

const meta = preview.meta({ component: Testimonials, args: { content: testimonials } });

/** Expects only the testimonial at this place, from 1, to be visible. */
async function expectTestimonial(canvasElement: HTMLElement, place: number): Promise<void> {
  const slides = [...canvasElement.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const inView = slides.filter((slide) => !slide.inert && getComputedStyle(slide).visibility === 'visible');
  await expect(inView.map((slide) => slide.querySelector('blockquote')?.textContent)).toEqual([
    items[place - 1]?.quote,
  ]);
}

/** The first of six: quote, figure, and the person with an emblem. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: label })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: label })).toBeVisible();
    await expectTestimonial(canvasElement, 1);
    // Slides fade in.
    await waitFor(() => expect(canvas.getByText('Managing director, Voss Logistics')).toBeVisible());
    await expect(canvas.getByText('M.V.')).toBeVisible();
  },
});

/** The next testimonial is shown after 6000 ms, not after 5999 (REQ-HOME-3). It has no figure: its line stays empty. */
export const AdvancesAfter6Seconds = meta.story({
  play: async ({ canvasElement, clock }) => {
    await clock.tick(5999);
    await expectTestimonial(canvasElement, 1);
    await clock.tick(1);
    await expectTestimonial(canvasElement, 2);
  },
});

/** Without testimonials nothing is rendered. */
export const None = meta.story({ args: { content: { label, items: [] } } });
