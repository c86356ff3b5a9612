import { useId } from 'react';
import { Countdown, type CountdownProps } from '@podium/ui/Countdown/Countdown';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Section } from '../parts/Section.tsx';

export interface SummitCountdownContent extends CountdownProps {
  /** The date as text, for screen readers: valid without JavaScript and after the date. Not shown. */
  text: string;
}

/**
 * The remaining time, in the largest figures of the page (REQ-DAY-2).
 *
 * @avoid Dates more than 999 days ahead: days have three digits. The only statement of a date.
 * @content A label, the date as a sentence for screen readers, and the names of the units.
 */
export function SummitCountdown({ content: { text, ...countdown } }: { content: SummitCountdownContent }) {
  const headingId = useId();
  return (
    <Section headingId={headingId} surface="inverse" padding="none">
      <h2 id={headingId}>
        <VisuallyHidden>{countdown.label}</VisuallyHidden>
      </h2>
      <p>
        <VisuallyHidden>{text}</VisuallyHidden>
      </p>
      <Countdown {...countdown} />
    </Section>
  );
}
