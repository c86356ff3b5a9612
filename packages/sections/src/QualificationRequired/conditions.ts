import { formatEventDays } from '@podium/data/schemas/eventDates';
import { formatDollars } from '@podium/data/schemas/limits';
import type { Qualification } from '@podium/data/schemas/qualification';

/** Words for one condition that is answered with yes or no. */
export interface ConditionContent {
  title: string;
  met: string;
  unmet: string;
}

/**
 * Words for the four conditions. `{entered}`, `{required}` and `{missing}` stand for amounts, `{date}` for the day on
 * which the application was completed.
 */
export interface ConditionsContent {
  accredited: ConditionContent;
  consent: ConditionContent;
  completed: ConditionContent;
  commitment: ConditionContent;
  /** Said of every condition before the first application. */
  unanswered: string;
}

export interface Condition {
  id: 'accredited' | 'consent' | 'completed' | 'commitment';
  isMet: boolean;
  title: string;
  text: string;
}

/** The four conditions of specification §4 in the order of the card, each with what the applicant's record says of it. */
export function listConditions(qualification: Qualification, content: ConditionsContent): Condition[] {
  const amounts = amountsOf(qualification);
  const isCommitted = (qualification.minCommitment ?? 0) >= qualification.requiredCommitment;
  const completedOn = dayOf(qualification.completedAt);

  function condition(id: Condition['id'], isMet: boolean, values: Record<string, string> = {}): Condition {
    const { title, met, unmet } = content[id];
    const answer = isMet ? met : unmet;
    return {
      id,
      isMet,
      title: fill(title, values),
      text: fill(qualification.hasRecord ? answer : content.unanswered, values),
    };
  }

  return [
    condition('accredited', qualification.isAccredited),
    condition('consent', qualification.hasConsented),
    condition('completed', qualification.isCompleted, { date: completedOn }),
    condition('commitment', isCommitted, amounts),
  ];
}

/** The amounts in words, '$250,000'. */
function amountsOf({ minCommitment, requiredCommitment }: Qualification) {
  const entered = minCommitment ?? 0;
  return {
    entered: formatDollars(entered),
    required: formatDollars(requiredCommitment),
    missing: formatDollars(Math.max(0, requiredCommitment - entered)),
  };
}

/** 'October 14, 2025' of an ISO time; '' where there is none. */
function dayOf(time: string | null): string {
  const day = time?.slice(0, 10);
  return day ? formatEventDays({ startsOn: day, endsOn: day }) : '';
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
