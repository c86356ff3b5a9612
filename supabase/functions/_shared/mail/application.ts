import { brand, experienceLevels, pages, qualificationRequired, site } from '@podium/brands/active/content.ts';
import { formatDollars } from '@podium/data/schemas/dollars.ts';
import type { Experience } from '@podium/data/schemas/onboarding.ts';
import { pathOf } from '@podium/data/schemas/site.ts';
import type { ConditionName } from '@podium/data/schemas/qualification.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import { ownerMail, reference } from './lead.ts';
import type { Mail } from './mail.ts';

/** Data from private.owe_application_mails() for the mail to the applicant. */
export interface OutcomeData {
  /** Account id. */
  reference: string;
  /** Whole USD. */
  min_commitment: number;
  /** The commitment that opens the deals, in whole USD. */
  required_commitment: number;
  /** Empty if the application qualifies. */
  unmet: ConditionName[];
}

/** Data for the mail to the owner. It does not contain the net worth. */
export interface ApplicationData extends OutcomeData {
  /** Null if there is no profile yet. */
  name: string | null;
  /** Null if it is not a valid recipient. */
  email: string | null;
  residency: string;
  experience: Experience;
  interests: string[];
}

/** Fills in a text of the page /deals. */
function filled(words: string, { min_commitment, required_commitment }: OutcomeData): string {
  return words
    .replace('{entered}', formatDollars(min_commitment, site.locale))
    .replace('{required}', formatDollars(required_commitment, site.locale))
    .replace('{missing}', formatDollars(Math.max(0, required_commitment - min_commitment), site.locale));
}

/** To the owner: whether the application qualifies, or which conditions are unmet. Reply-To is the applicant. */
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
        ['Name', name],
        ['E-mail', data.email ?? ''],
        ['Not met', lacking],
        ['Commitment', formatDollars(data.min_commitment, site.locale)],
        ['Experience', experienceLevels[data.experience]],
        ['Interests', data.interests.join(', ')],
        ['Residency', data.residency],
      ],
      aside: isQualified ? 'The deals are open to this account.' : 'The deals are closed to this account.',
    },
    environment,
  );
}

/** To the applicant: the application has arrived, and its result. */
export function applicationAcknowledgementMail(to: string, data: OutcomeData, environment: Environment): Mail {
  const { conditions } = qualificationRequired;
  const isQualified = data.unmet.length === 0;
  const href = `${environment.siteUrl}${pathOf(pages, isQualified ? 'deals' : 'join') ?? ''}`;
  const outcome = isQualified
    ? { title: 'The deals are open to you', preview: 'Your application is complete and meets every condition.' }
    : {
        title: 'Your application arrived',
        preview: data.unmet.includes('completed')
          ? 'It is not complete, and does not open the deals yet.'
          : 'It is complete, and does not open the deals yet.',
      };
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
