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

/** A previous or next button. Inherits the text colour, so it fits any surface. */
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
