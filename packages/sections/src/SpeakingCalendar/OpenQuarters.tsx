import type { Quarter } from '@podium/data/schemas/availability.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import type { EventDays } from '@podium/data/schemas/eventDates.ts';
import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { numberWord, yearsOf, type NumberTexts } from '../parts/numberTexts.ts';
import { Quarters, type QuartersContent } from '../parts/Quarters.tsx';
import * as styles from './OpenQuarters.css.ts';

export interface OpenQuartersContent extends QuartersContent {
  /** What took place; `{all}` is the number of events, `{years}` are theirs. */
  past: PluralForms;
  ahead: string;
}

interface OpenQuartersProps {
  content: OpenQuartersContent;
  numbers: NumberTexts;
  events: readonly EventDays[];
  /** Those that are not over. */
  quarters: readonly Quarter[];
  invitation: { prompt: string; action: string };
  headingLevel: 2 | 3;
  onInvite: () => void;
}

/** Once all events are past: the quarters that can be asked for, and the invitation. */
export function OpenQuarters({
  content,
  numbers,
  events,
  quarters,
  invitation,
  headingLevel,
  onInvite,
}: OpenQuartersProps) {
  const locale = useLocale();
  const values = { all: numberWord(numbers, events.length), years: yearsOf(events) };
  return (
    <div className={styles.panel}>
      <div className={styles.invitation}>
        <Heading level={headingLevel} size="h2">
          {invitation.prompt}
        </Heading>
        <Text>
          {fillIn(pluralForm(content.past, events.length, locale), values, locale)}
          {quarters.length > 0 && ` ${content.ahead}`}
        </Text>
        <div className={styles.action}>
          <Button onPress={onInvite} aria-haspopup="dialog">
            {invitation.action}
          </Button>
        </div>
      </div>
      {quarters.length > 0 && (
        <div className={styles.quarters}>
          <Quarters content={content} quarters={quarters} />
        </div>
      )}
    </div>
  );
}
