import type { Quarter } from '@podium/data/schemas/availability.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { numberWord, yearsOf } from '../parts/numberTexts.ts';
import { Quarters, type QuartersContent } from '../parts/Quarters.tsx';
import * as styles from './OpenQuarters.css.ts';
import type { SpeakingCalendarProps } from './SpeakingCalendar.tsx';

export interface OpenQuartersContent extends QuartersContent {
  /** Says what took place; `{all}` is the number of events, `{years}` the years of the events. */
  past: PluralForms;
  ahead: string;
}

interface OpenQuartersProps extends Pick<SpeakingCalendarProps, 'content' | 'onInvite'> {
  quarters: readonly Quarter[];
  headingLevel: 2 | 3;
}

export function OpenQuarters({ content, quarters, headingLevel, onInvite }: OpenQuartersProps) {
  const { openQuarters, list, events, invitation } = content;
  const locale = useLocale();
  const values = { all: numberWord(list, events.length), years: yearsOf(events) };
  return (
    <div className={styles.panel}>
      <div className={styles.invitation}>
        <Heading level={headingLevel} size="h2">
          {invitation.prompt}
        </Heading>
        <Text>
          {fillIn(pluralForm(openQuarters.past, events.length, locale), values, locale)}
          {quarters.length > 0 && ` ${openQuarters.ahead}`}
        </Text>
        <div className={styles.action}>
          <Button onPress={onInvite} aria-haspopup="dialog">
            {invitation.action}
          </Button>
        </div>
      </div>
      {quarters.length > 0 && (
        <div className={styles.quarters}>
          <Quarters content={openQuarters} quarters={quarters} />
        </div>
      )}
    </div>
  );
}
