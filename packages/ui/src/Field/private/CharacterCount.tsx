import { useEffect, useState } from 'react';
import { useClock } from '../../clock/Clock.tsx';
import { useLocale } from '../../locale/Locale.tsx';
import { fillIn } from '../../locale/texts.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './fieldParts.css.ts';

/** Typing pause, in milliseconds, before the count is announced. */
const pause = 1_000;

export const countTexts = { count: '{count} of {max}', spoken: '{count} of {max} characters' };

/** Shows the count at every keystroke, and announces it after a pause. */
export function CharacterCount({ id, count, max }: { id: string; count: number; max: number }) {
  const locale = useLocale();
  const labels = useUiTexts('characterCount', countTexts);
  const clock = useClock();
  const [spokenCount, setSpokenCount] = useState(count);

  useEffect(() => clock.after(pause, () => setSpokenCount(count)), [clock, count]);

  return (
    <p className={styles.count} data-over={count > max ? '' : undefined}>
      <span aria-hidden>{fillIn(labels.count, { count, max }, locale)}</span>
      <VisuallyHidden>
        <span id={id} aria-live="polite">
          {fillIn(labels.spoken, { count: spokenCount, max }, locale)}
        </span>
      </VisuallyHidden>
    </p>
  );
}
