import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ArrowButton.css.ts';

export interface ArrowButtonProps {
  /** Direction of the arrow, relative to the writing direction. */
  to: 'previous' | 'next';
  /** Accessible name: the arrow is all that is shown. */
  label: string;
  /** 48 px square, or 44 px where there is little space. @default 'control' */
  size?: 'control' | 'small';
  onPress: () => void;
}

/**
 * A previous or next button, for steps through slides, months or pages, in the text colour of any surface.
 *
 * @avoid A link to another page: use `ButtonLink`. A step with a label: use `Button`.
 * @do Name the item in `label`: "Next month", not "Next".
 * @keyboard Enter and Space press it.
 * @screenReader Announced by `label`.
 */
export function ArrowButton({ to, label, size = 'control', onPress }: ArrowButtonProps) {
  return (
    <button type="button" className={styles.button[size]} aria-label={label} onClick={onPress}>
      <span className={styles.arrow[to]}>
        <Icon name="arrow" />
      </span>
    </button>
  );
}
