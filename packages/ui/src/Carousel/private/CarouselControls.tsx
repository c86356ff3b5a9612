import type { KeyboardEvent } from 'react';
import { ArrowButton } from '../../ArrowButton/ArrowButton.tsx';
import { useLocale } from '../../locale/Locale.tsx';
import { fillIn } from '../../locale/texts.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { wrapped, type Slides } from './useSlides.ts';
import * as styles from './controls.css.ts';

export const carouselTexts = {
  /** Spoken names of the roles. */
  carousel: 'carousel',
  slide: 'slide',
  /** `{position}` counts from 1. */
  position: '{position} of {count}',
  pause: 'Pause slides',
  play: 'Play slides',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  dot: 'Slide {position} of {count}',
};

/** Three squares of 48 px and one target of 44 px per dot, with gaps of 8 px. */
export function widthOfControls(count: number): string {
  return `${3 * (48 + 8) + count * 44}px`;
}

/** The dots are one tab stop; arrow keys, Home and End move between them. */
export function CarouselControls({ count, index, show, isPaused, togglePause }: Slides) {
  const labels = useUiTexts('carousel', carouselTexts);
  const locale = useLocale();

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const places: Record<string, number> = {
      ArrowLeft: index + (isRightToLeft ? 1 : -1),
      ArrowRight: index + (isRightToLeft ? -1 : 1),
      Home: 0,
      End: count - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    show(place);
    const dots = event.currentTarget.parentElement?.querySelectorAll('button');
    dots?.item(wrapped(place, count)).focus();
  }

  return (
    <div className={styles.place}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={togglePause}
        >
          <svg className={styles.mark} viewBox="0 0 16 16" fill="currentColor" aria-hidden>
            <path d={isPaused ? 'M4 1.5v13l10-6.5Z' : 'M3.5 2h3v12h-3ZM9.5 2h3v12h-3Z'} />
          </svg>
        </button>
        <ArrowButton to="previous" label={labels.previous} onPress={() => show(index - 1)} />
        <fieldset className={styles.dots} aria-label={labels.choose}>
          {Array.from({ length: count }, (_, place) => (
            <button
              key={place}
              type="button"
              className={styles.dot}
              aria-label={fillIn(labels.dot, { position: place + 1, count }, locale)}
              aria-current={place === index || undefined}
              tabIndex={place === index ? 0 : -1}
              onClick={() => show(place)}
              onKeyDown={handleKeyDown}
            />
          ))}
        </fieldset>
        <ArrowButton to="next" label={labels.next} onPress={() => show(index + 1)} />
      </div>
    </div>
  );
}
