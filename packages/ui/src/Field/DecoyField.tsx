import type { Ref } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface DecoyFieldProps {
  /** Something that a machine likes to fill in, such as 'website'. */
  name: string;
  /** What a program reads that fills in forms. */
  label: string;
  /** The input, for form libraries. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field that no person can see, hear, reach or fill in: what stands in it comes from a machine. It takes no room, and
 * password managers are asked to pass it over.
 */
export function DecoyField({ name, label, ref }: DecoyFieldProps) {
  return (
    <div className={visuallyHidden} aria-hidden="true" inert>
      <label>
        {label}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          ref={ref}
        />
      </label>
    </div>
  );
}
