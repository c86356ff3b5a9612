import { formatEventDays } from '@podium/data/schemas/eventDates.ts';
import { formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { fillIn } from '@podium/ui/locale/texts';
import { type ConditionName, conditionNames, type Qualification } from '@podium/data/schemas/qualification.ts';

/**
 * Text for the four conditions. `{entered}`, `{required}` and `{missing}` are replaced with amounts, `{date}` with the
 * day on which the application was completed.
 */
export interface ConditionsContent extends Record<ConditionName, Record<'title' | 'met' | 'unmet', string>> {
  /** Used for every condition before the first application. */
  unanswered: string;
}

/** The four conditions in display order, each with its state. */
export function listConditions(qualification: Qualification, content: ConditionsContent, locale: string) {
  const values = { ...amountsOf(qualification, locale), date: dayOf(qualification.completedAt, locale) };
  return conditionNames.map((id) => {
    const { title, met, unmet } = content[id];
    const isMet = !qualification.unmetConditions.includes(id);
    const answer = isMet ? met : unmet;
    return {
      id,
      isMet,
      title: fillIn(title, values, locale),
      text: fillIn(qualification.hasRecord ? answer : content.unanswered, values, locale),
    };
  });
}

function amountsOf({ minCommitment, requiredCommitment }: Qualification, locale: string) {
  const entered = minCommitment ?? 0;
  return {
    entered: formatDollars(entered, locale),
    required: formatDollars(requiredCommitment, locale),
    missing: formatDollars(Math.max(0, requiredCommitment - entered), locale),
  };
}

/** 'October 14, 2025' for an ISO time; '' for null. */
function dayOf(time: string | null, locale: string): string {
  const day = time?.slice(0, 10);
  return day ? formatEventDays({ date: day, endDate: day }, locale) : '';
}
