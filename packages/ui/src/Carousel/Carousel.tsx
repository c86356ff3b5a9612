import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from '../locale/Locale.tsx';
import { fillIn } from '../locale/texts.tsx';
import { useUiTexts } from '../locale/UiTexts.tsx';
import { CarouselControls, carouselTexts, widthOfControls } from './private/CarouselControls.tsx';
import { useSlides } from './private/useSlides.ts';
import { useSwipe } from './private/useSwipe.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** Accessible name: what the slides are. */
  label: string;
  /** All slides are in the DOM; one is visible. Ids must be unique. */
  slides: readonly { id: string; content: ReactNode }[];
  /** Time between two slides, in milliseconds. */
  intervalMs: number;
}

/**
 * Shows one of several slides of equal weight. Advances automatically unless stopped, hovered, focused, hidden or under
 * reduced motion (REQ-HOME-3). The controls are below the slides, from 1024 px on at the end of their last row, which
 * keeps `var(--carousel-controls-width)` free for them.
 *
 * @avoid Content that every visitor must see, and content to compare: show it as a list.
 * @do Keep slides of similar length. The tallest sets the height of all.
 * @dont Put the only link to a page into a slide.
 * @keyboard Tab reaches pause, previous, dots and next. The dots are one Tab stop: arrow keys, Home and End choose.
 * @screenReader A carousel named by `label`; slides are "1 of 6". Changes are announced only while it is stopped.
 */
export function Carousel({ label, slides, intervalMs }: CarouselProps) {
  const texts = useUiTexts('carousel', carouselTexts);
  const locale = useLocale();
  const state = useSlides(slides.length, intervalMs);
  const swipeProps = useSwipe((step) => state.show(state.index + step));

  if (slides.length === 0) return null;
  return (
    <section
      className={styles.carousel}
      style={{ [styles.controlsWidth]: widthOfControls(slides.length) } as CSSProperties}
      aria-roledescription={texts.carousel}
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
            aria-roledescription={texts.slide}
            aria-label={fillIn(texts.position, { position: place + 1, count: slides.length }, locale)}
            data-shown={place === state.index || undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
