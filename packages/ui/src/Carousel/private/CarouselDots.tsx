import type { KeyboardEvent } from 'react';
import { useLocale } from '../../locale/Locale.tsx';
import { fillIn } from '../../locale/texts.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { carouselTexts } from './carouselTexts.ts';
import { wrapped, type Slides } from './useSlides.ts';
import * as styles from './controls.css.ts';

/** One dot per slide. They are one tab stop; arrow keys, Home and End move between them. */
export function CarouselDots({ count, index, show }: Slides) {
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
  );
}
