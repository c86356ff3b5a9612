import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { CarouselControls, widthOfControls } from './private/CarouselControls.tsx';
import { useSlides } from './private/useSlides.ts';
import { useSwipe } from './private/useSwipe.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  /** All of them are in the page from the start, and one is in view. `id` tells them apart. */
  slides: readonly { id: string; content: ReactNode }[];
  /** How long a slide stays before the next one comes, in milliseconds. */
  intervalMs: number;
  /**
   * Below the slides, or from 1024 px at the end of their last row, which then keeps `var(--carousel-controls-width)`
   * free for them. @default 'below'
   */
  controlsAt?: keyof typeof styles.controlsAt;
}

/**
 * One slide of several. The next comes by itself unless the visitor stops it, points at it, has the keyboard in it, looks
 * elsewhere or wants less motion. A stack and no scrolling row: it goes round at both ends, keeps the height of the
 * tallest and needs nothing measured.
 */
export function Carousel({ label, slides, intervalMs, controlsAt = 'below' }: CarouselProps) {
  const state = useSlides(slides.length, intervalMs);
  const swipeProps = useSwipe((step) => state.show(state.index + step));
  const isStarted = useIsStarted();

  if (slides.length === 0) return null;
  return (
    <section
      className={styles.controlsAt[controlsAt]}
      style={{ [styles.controlsWidth]: widthOfControls(slides.length) } as CSSProperties}
      aria-roledescription="carousel"
      aria-label={label}
      {...state.holdProps}
    >
      {slides.length > 1 && <CarouselControls {...state} />}
      <div className={styles.slides} aria-live={state.isAdvancing ? 'off' : 'polite'} {...swipeProps}>
        {slides.map(({ id, content }, place) => (
          <div
            key={id}
            className={styles.slide}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag says group and nothing more
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${slides.length}`}
            data-shown={place === state.index || undefined}
            // Without a script all slides stand in a list, to be read.
            inert={isStarted && place !== state.index}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

const neverChanges = () => () => {};

/** False in prerendered pages and while they hydrate. */
function useIsStarted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
