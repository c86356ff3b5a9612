import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { THANK_YOU_MS } from '@podium/data/schemas/speakingInquiry';
import { Button } from '@podium/ui/Button/Button';
import { Certificate } from '@podium/ui/Certificate/Certificate';
import { useClock } from '@podium/ui/clock/Clock';
import { Heading } from '@podium/ui/Heading/Heading';
import { Seal } from '@podium/ui/Seal/Seal';
import { Text } from '@podium/ui/Text/Text';
import { type Letter, letterSeal } from './letterSeal.ts';
import * as styles from './ThankYou.css.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface ThankYouContent {
  heading: string;
  text: string;
  /** Stops the return of the form (rulings, 'Accepted departures'). */
  keepOpen: string;
}

export interface ThankYouProps {
  content: ThankYouContent;
  /** What was sent, or null while there is nothing to thank for. */
  letter: Letter | null;
  /** The thanks have stood for their time. */
  onReturn: () => void;
}

/**
 * Thanks for a letter, for five seconds or as long as the reader wants. Render it from the start: screen readers
 * announce only what changes in a region that was there before.
 */
export function ThankYou({ content, letter, onReturn }: ThankYouProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no heading
    <div role="status" className={styles.status}>
      {letter && <Thanks content={content} letter={letter} onReturn={onReturn} />}
    </div>
  );
}

interface ThanksProps extends ThankYouProps {
  letter: Letter;
}

function Thanks({ content: { heading, text, keepOpen }, letter, onReturn }: ThanksProps) {
  const [isKept, setKept] = useState(false);
  const seal = useMemo(() => letterSeal(letter), [letter]);
  const clock = useClock();
  const handleTimeUp = useEffectEvent(onReturn);

  useEffect(() => (isKept ? undefined : clock.after(THANK_YOU_MS, () => handleTimeUp())), [clock, isKept]);

  return (
    <Certificate>
      <div className={styles.words}>
        <div className={styles.seal}>
          <Seal spec={seal} hasRegister />
        </div>
        <Heading level={2} size="h1">
          {heading}
        </Heading>
        <Text size="lede">{text}</Text>
        <TimeLeft duration={THANK_YOU_MS} isStopped={isKept} />
        <div className={styles.keep}>
          <Button variant="quiet" aria-pressed={isKept} onPress={() => setKept(!isKept)}>
            {keepOpen}
          </Button>
        </div>
      </div>
    </Certificate>
  );
}
