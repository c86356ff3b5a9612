import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ArrowButton.css.ts';

export const arrowButtonSizes = ['control', 'small'] as const;

export interface ArrowButtonProps {
  /** Direction of the arrow, relative to the writing direction. */
  to: 'previous' | 'next';
  /** The accessible name. */
  label: string;
  /** 48 px square, or 44 px where room is short. @default 'control' */
  size?: (typeof arrowButtonSizes)[number];
  /** No next item. The button keeps focus, because the press that reached the end focused it. */
  isDisabled?: boolean;
  /** Called on press, unless at the end. */
  onPress: () => void;
}

/**
 * A previous or next button, for steps through slides, months or pages. Inherits the text colour, so it fits any
 * surface.
 *
 * @avoid A link to another page: use `ButtonLink`. A step with a label: use `Button`.
 * @do Name what moves in `label`: "Next month", not "Next".
 * @keyboard Enter and Space press it. At the end it stays focusable, so that focus is not lost by the press that
 *   reached the end.
 * @screenReader Announced by `label`; unavailable at the end (`aria-disabled`).
 */
export function ArrowButton({ to, label, size, isDisabled = false, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button({ size })}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <span className={styles.arrow[to]}>
        <Icon name="arrow" />
      </span>
    </button>
  );
}
