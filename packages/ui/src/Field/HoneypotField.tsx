import type { Ref } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface HoneypotFieldProps {
  /** A name that bots tend to fill in, such as 'website'. */
  name: string;
  /** Read only by bots. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field that users cannot see, focus or fill in, and password managers ignore: a value in it comes from a bot.
 *
 * @avoid The only protection of a form. The service also counts calls.
 * @do Give each form one.
 * @keyboard Not reachable.
 * @screenReader Hidden.
 */
export function HoneypotField({ name, label, ref }: HoneypotFieldProps) {
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
