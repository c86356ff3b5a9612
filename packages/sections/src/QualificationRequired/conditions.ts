import { formatLocalDay } from '@podium/data/schemas/eventDates.ts';
import { formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { fillIn } from '@podium/ui/locale/texts';
import { type ConditionName, conditionNames, type Qualification } from '@podium/data/schemas/qualification.ts';

/**
 * Text for the four conditions. `{entered}`, `{required}` and `{missing}` are replaced with amounts, `{date}` with the
 * local day on which the application was completed.
 */
export interface ConditionsContent extends Record<ConditionName, Record<'title' | 'met' | 'unmet', string>> {
  /** Used for every condition before the first application. */
  unanswered: string;
}

/** The four conditions in display order, each with its state. */
export function listConditions(qualification: Qualification, content: ConditionsContent, locale: string) {
  const { minCommitment, requiredCommitment, completedAt } = qualification;
  const entered = minCommitment ?? 0;
  const values = {
    entered: formatDollars(entered, locale),
    required: formatDollars(requiredCommitment, locale),
    missing: formatDollars(Math.max(0, requiredCommitment - entered), locale),
    date: completedAt ? formatLocalDay(completedAt, locale) : '',
  };
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
