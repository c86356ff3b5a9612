import { visuallyHidden } from '../../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from '../FilterGroup.css.ts';

interface FilterLabelProps {
  id: string;
  isHidden: boolean;
  children: string;
}

/** What the chips filter by; optionally visually hidden. */
export function FilterLabel({ id, isHidden, children }: FilterLabelProps) {
  return (
    <span id={id} className={isHidden ? visuallyHidden : styles.label}>
      {children}
    </span>
  );
}
