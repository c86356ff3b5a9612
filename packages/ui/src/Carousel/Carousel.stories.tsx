import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { font } from '../theme/scale.css.ts';
import { surface } from '../theme/surface.css.ts';
import { Carousel } from './Carousel.tsx';
import { controlsWidth } from './Carousel.css.ts';

const quotes = [
  ['He read our accounts on stage, to four hundred people, and by lunch I had two offers.', '2.6×'],
  ['He refused our price, and told us why it was too low.', '1.4×'],
  ['Our lawyer took notes.', '3 days'],
  [
    'We had rehearsed for a year and sold for less than the stock was worth; after one afternoon with his list of ' +
      'eleven questions we went back, asked all eleven, and sold again.',
    '11',
  ],
  ['The board stopped talking and began to count.', '−38%'],
  ['Vermögensverwaltungsgesellschaften hören selten zu. Hier schon.', '€9M'],
] as const;

/** Slides of different heights for stories. */
const storySlides = quotes.map(([words, figure]) => ({
  id: words,
  content: (
    <figure style={{ display: 'grid', grid: '1fr auto / minmax(0, 1fr)', gap: 24, blockSize: '100%' }}>
      <blockquote
        style={{ fontSize: 'clamp(1.875rem, 1.2rem + 3vw, 4rem)', lineHeight: 1.06, fontFamily: font.display }}
      >
        {words}
      </blockquote>
      <figcaption
        style={{
          minBlockSize: 64,
          paddingBlockStart: 16,
          paddingInlineEnd: `min(40%, var(${controlsWidth}))`,
          borderBlockStart: '1.5px solid',
        }}
      >
        {figure}
      </figcaption>
    </figure>
  ),
}));

const meta = preview.meta({
  component: Carousel,
  args: { label: 'What buyers said', slides: storySlides, intervalMs: 6000 },
  decorators: [withWrapper(<div className={surface.alt} style={{ padding: 'clamp(20px, 3.4vw, 56px)' }} />)],
});

/** Expects only the slide at this place, from 1, to be visible. */
async function expectSlide(canvasElement: HTMLElement, place: number): Promise<void> {
  const slides = [...canvasElement.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const inView = slides.filter((slide) => getComputedStyle(slide).visibility === 'visible');
  await expect(inView.map((slide) => slide.getAttribute('aria-label'))).toEqual([`${place} of ${slides.length}`]);
}

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'What buyers said' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expectSlide(canvasElement, 1);
    await expect(canvas.getByRole('button', { name: 'Slide 1 of 6' })).toHaveAttribute('aria-current', 'true');
  },
});

/** On hover arrows and dots are heavier, including the dot of the visible slide. */
export const ControlsHovered = meta.story({
  play: ({ canvas }) => pointAt(...canvas.getAllByRole('button', { name: /^Slide|^Next/ })),
});

/** Advances after six seconds, wraps around, and is not announced. */
export const AfterSixSeconds = meta.story({
  play: async ({ canvasElement, clock }) => {
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await clock.tick(5999);
    await expectSlide(canvasElement, 1);
    await clock.tick(1);
    for (const place of [2, 3, 4, 5, 6, 1]) {
      await expectSlide(canvasElement, place);
      await clock.tick(6000);
    }
  },
});

/** Manual steps wrap around, and the new slide stays for its full time. */
export const ByHand = meta.story({
  play: async ({ canvas, canvasElement, clock }) => {
    await clock.tick(5000);
    await fireEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectSlide(canvasElement, 6);
    await clock.tick(5999);
    await expectSlide(canvasElement, 6);
    await clock.tick(1);
    await expectSlide(canvasElement, 1);
    await fireEvent.click(canvas.getByRole('button', { name: 'Slide 6 of 6' }));
    await expectSlide(canvasElement, 6);
    await fireEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectSlide(canvasElement, 1);
  },
});

/** Stopped: stays until Play is pressed, and announces manual changes. */
export const Paused = meta.story({
  play: async ({ canvas, canvasElement, clock, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Play slides' }));
    await clock.tick(30_000);
    await expectSlide(canvasElement, 1);
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
});

/** Play resumes although focus is still on the button. */
export const PlayedAgain = meta.story({
  play: async ({ canvas, canvasElement, clock, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await clock.tick(6000);
    await expectSlide(canvasElement, 2);
  },
});

/** Pauses on hover. */
export const Hovered = meta.story({
  play: async ({ canvas, canvasElement, clock, userEvent }) => {
    const quote = canvas.getByText(/by lunch I had two offers/);
    await userEvent.hover(quote);
    await clock.tick(12_000);
    await expectSlide(canvasElement, 1);
    await userEvent.unhover(quote);
    await clock.tick(6000);
    await expectSlide(canvasElement, 2);
  },
});

/** Pauses on focus: arrow keys move between the dots, Home and End to the first and last. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, clock, userEvent }) => {
    for (let press = 0; press < 3; press++) await userEvent.tab();
    await clock.tick(12_000);
    await expectSlide(canvasElement, 1);
    await userEvent.keyboard('{ArrowLeft}');
    await expectSlide(canvasElement, 6);
    await expect(canvas.getByRole('button', { name: 'Slide 6 of 6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectSlide(canvasElement, 2);
    await userEvent.keyboard('{End}');
    await expectSlide(canvasElement, 6);
    await userEvent.keyboard('{Home}');
    await expectSlide(canvasElement, 1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await clock.tick(6000);
    await expectSlide(canvasElement, 2);
  },
});

const swipe = async (target: HTMLElement, dx: number, dy = 0) => {
  const pointer = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
  await fireEvent.pointerDown(target, { ...pointer, clientX: 200, clientY: 200 });
  await fireEvent.pointerUp(target, { ...pointer, clientX: 200 + dx, clientY: 200 + dy });
};

/** A horizontal swipe changes the slide; a vertical one scrolls the page, and a short one is a press. */
export const Swiped = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const quote = canvas.getByText(/by lunch I had two offers/);
    await swipe(quote, -80);
    await expectSlide(canvasElement, 2);
    await swipe(quote, 80);
    await expectSlide(canvasElement, 1);
    await swipe(quote, -60, 120);
    await expectSlide(canvasElement, 1);
    await swipe(quote, -39);
    await expectSlide(canvasElement, 1);
  },
});

/** Right to left, keys and swipes are reversed. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (let press = 0; press < 3; press++) await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expectSlide(canvasElement, 2);
    await swipe(canvas.getByText(/He refused our price/), 80);
    await expectSlide(canvasElement, 3);
  },
});

/** Pauses while the page is hidden. */
export const TabHidden = meta.story({
  beforeEach: () => {
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    return () => visibility.mockRestore();
  },
  play: async ({ canvasElement, clock }) => {
    await clock.tick(12_000);
    await expectSlide(canvasElement, 1);
    spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await fireEvent(document, new Event('visibilitychange'));
    await clock.tick(6000);
    await expectSlide(canvasElement, 2);
  },
});

/** With reduced motion the slides only change manually. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduce' },
  play: async ({ canvas, canvasElement, clock }) => {
    await clock.tick(60_000);
    await expectSlide(canvasElement, 1);
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await fireEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expectSlide(canvasElement, 2));
  },
});

/** A single slide has no controls. */
export const Single = meta.story({ args: { slides: storySlides.slice(0, 1) } });

/** Without slides nothing is rendered. */
export const Empty = meta.story({ args: { slides: [] } });
