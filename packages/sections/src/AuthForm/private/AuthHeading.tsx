import type { Ref } from 'react';
import type { AuthHead } from '../authContent.ts';
import * as styles from '../AuthForm.css.ts';

interface AuthHeadingProps extends AuthHead {
  /** Replaces `{email}` in the subtitle. */
  email?: string;
  /** Another heading for which space is reserved, so that the layout does not shift. */
  inTurn?: string;
  ref: Ref<HTMLHeadingElement>;
}

/** Heading and subtitle. The heading receives focus when the content below it changes. */
export function AuthHeading({ heading, subtitle, email = '', inTurn, ref }: AuthHeadingProps) {
  return (
    <div>
      <h1 className={styles.heading} ref={ref} tabIndex={-1} data-in-turn={inTurn}>
        <span className={styles.headingText}>{heading}</span>
      </h1>
      <p className={styles.subtitle}>{subtitle.replace('{email}', () => email)}</p>
    </div>
  );
}
