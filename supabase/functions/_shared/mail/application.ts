import { brand } from '../../../../packages/data/src/content/brand.ts';
import { qualificationRequired } from '../../../../packages/data/src/content/deals.ts';
import { paths } from '../../../../packages/data/src/content/paths.ts';
import { formatDollars } from '../../../../packages/data/src/schemas/limits.ts';
import { type Experience, experienceOptions } from '../../../../packages/data/src/schemas/onboarding.ts';
import { QUALIFYING_COMMITMENT } from '../../../../packages/data/src/schemas/qualification.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import { ownerMail, reference } from './lead.ts';
import type { Mail } from './mail.ts';

/** A condition that an application does not meet, as private.unmet_conditions() names it. */
type Condition = 'accredited' | 'consent' | 'completed' | 'commitment';

/** What private.owe_application_mails() notes for the applicant. */
export interface OutcomeData {
  /** Id of the account. */
  reference: string;
  /** Whole USD. */
  min_commitment: number;
  /** None of them: the application qualifies. */
  unmet: Condition[];
}

/** What it notes for the owner. The net worth is not in it. */
export interface ApplicationData extends OutcomeData {
  /** Null where there is no profile yet. */
  name: string | null;
  /** Null where no mail can go to it. */
  email: string | null;
  residency: string;
  experience: Experience;
  interests: string[];
}

/** As the page /deals words them. */
function filled(words: string, { min_commitment }: OutcomeData): string {
  return words
    .replace('{entered}', formatDollars(min_commitment))
    .replace('{required}', formatDollars(QUALIFYING_COMMITMENT))
    .replace('{missing}', formatDollars(Math.max(0, QUALIFYING_COMMITMENT - min_commitment)));
}

/** To the owner: whether it qualifies, or what it lacks. An answer goes to the applicant. */
export function applicationOwnerMail(data: ApplicationData, environment: Environment): Mail {
  const { conditions } = qualificationRequired;
  const isQualified = data.unmet.length === 0;
  const name = data.name || data.email || 'an unnamed applicant';
  const lacking = data.unmet.map((condition) => filled(conditions[condition].title, data)).join('; ');
  return ownerMail(
    { id: data.reference, name, email: data.email },
    {
      to: brand.mailboxes.owner,
      subject: `Investor application from ${name}: ${isQualified ? 'qualified' : 'not qualified'}`,
      title: isQualified ? 'A qualified investor' : 'An application that does not qualify yet',
      kind: 'Application',
      facts: [
        ['Not met', lacking],
        ['Commitment', formatDollars(data.min_commitment)],
        ['Experience', experienceOptions.find(({ value }) => value === data.experience)?.label ?? data.experience],
        ['Interests', data.interests.join(', ')],
        ['Residency', data.residency],
      ],
      aside: isQualified ? 'The deals are open to this account.' : 'The deals are closed to this account.',
    },
    environment,
  );
}

/** To the applicant: it arrived, and what came of it. */
export function applicationAcknowledgementMail(to: string, data: OutcomeData, environment: Environment): Mail {
  const { conditions } = qualificationRequired;
  const isQualified = data.unmet.length === 0;
  const href = `${environment.siteUrl}${isQualified ? paths.deals : paths.join}`;
  const outcome = isQualified
    ? { title: 'The deals are open to you', preview: 'Your application is complete and meets every condition.' }
    : { title: 'Your application arrived', preview: 'It is complete, and does not open the deals yet.' };
  return compose(
    { to, subject: 'Your investor application arrived', replyTo: brand.mailboxes.owner },
    {
      strip: 'inquiry',
      picture: 'desk',
      note: `Application ${reference({ id: data.reference })}`,
      ...outcome,
      paragraphs: isQualified
        ? [outcome.preview, 'Targets are targets. Read the investment disclaimer before you read anything else.']
        : [`${outcome.preview} What is missing:`],
      facts: data.unmet.map((condition) => ({
        label: filled(conditions[condition].title, data),
        value: filled(conditions[condition].unmet, data),
      })),
      button: { label: isQualified ? 'See the deals' : 'Change my answers', href },
      asides: [
        `Button asleep? Paste this: ${href}`,
        'Answer this mail if you want to add something. Please send no figures of your own by mail.',
      ],
      reason: `You get this because the account of this address sent an application at ${new URL(environment.siteUrl).host}.`,
    },
    environment,
  );
}
