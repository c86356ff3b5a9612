import { ArrowButton } from '../../ArrowButton/ArrowButton.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { carouselTexts } from './carouselTexts.ts';
import { CarouselDots } from './CarouselDots.tsx';
import type { Slides } from './useSlides.ts';
import * as styles from './controls.css.ts';

/** Three squares of 48 px and one target of 44 px per dot, with gaps of 8 px. */
export function widthOfControls(count: number): string {
  return `${3 * (48 + 8) + count * 44}px`;
}

export function CarouselControls(props: Slides) {
  const { index, show, isPaused, togglePause } = props;
  const labels = useUiTexts('carousel', carouselTexts);
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
        <CarouselDots {...props} />
        <ArrowButton to="next" label={labels.next} onPress={() => show(index + 1)} />
      </div>
    </div>
  );
}
