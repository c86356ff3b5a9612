import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ArrowButton.css.ts';

export const arrowButtonSizes = ['control', 'small'] as const;

export interface ArrowButtonProps {
  /** Where the arrow points, in the reading direction. */
  to: 'previous' | 'next';
  /** Says for screen readers what comes. */
  label: string;
  /** 48 px square, or 44 px where room is short. @default 'control' */
  size?: (typeof arrowButtonSizes)[number];
  /** There is nothing further that way. It keeps the focus, which was often the one that led to the end. */
  isDisabled?: boolean;
  /** Called when it is pressed, unless there is nothing further that way. */
  onPress: () => void;
}

/** A step to the neighbour. Takes the colour of the text around it, so it stands on any ground. */
export function ArrowButton({ to, label, size = 'control', isDisabled = false, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.size[size]}`}
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
