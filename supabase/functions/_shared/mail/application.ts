import {
  brand,
  experienceLevels,
  interestLabels,
  mailTexts,
  pages,
  qualificationRequired,
  residencyLabels,
  site,
} from '@podium/brands/active/content.ts';
import { formatDollars } from '@podium/data/schemas/formatDollars.ts';
import type { Experience, Interest, Residency } from '@podium/data/schemas/onboarding.ts';
import { pathOf } from '@podium/data/schemas/site.ts';
import type { ConditionName } from '@podium/data/schemas/qualification.ts';
import type { Environment } from '../environment.ts';
import { fillIn } from './fillIn.ts';
import { ownerMail, reference } from './lead.ts';
import { automatic, compose, hostOf, type Mail } from './mail.ts';

const { application: words } = mailTexts;
const { conditions } = qualificationRequired;

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
  /** The account's address, even if no mail can go to it. Missing in mails queued by earlier versions. */
  address?: string | null;
  residency: Residency;
  experience: Experience;
  interests: Interest[];
}

/** Fills in a text of the page /deals. */
function filled(text: string, { min_commitment, required_commitment }: OutcomeData): string {
  return fillIn(text, {
    entered: formatDollars(min_commitment, site.locale),
    required: formatDollars(required_commitment, site.locale),
    missing: formatDollars(Math.max(0, required_commitment - min_commitment), site.locale),
  });
}

/** To the owner: whether the application qualifies, or which conditions are unmet. Reply-To is the applicant. */
export function applicationOwnerMail(data: ApplicationData, environment: Environment): Mail {
  const { facts, unnamed, qualified, unqualified } = words.owner;
  const { subject, title, aside } = data.unmet.length === 0 ? qualified : unqualified;
  const address = data.address ?? data.email ?? '';
  const name = data.name || address || unnamed;
  const lead = { id: data.reference, name, email: data.email };
  return ownerMail(environment, lead, {
    subject: fillIn(subject, { name }),
    title,
    kind: words.kind,
    facts: [
      [facts.name, name],
      [facts.email, address],
      [facts.unmet, data.unmet.map((condition) => filled(conditions[condition].title, data)).join('; ')],
      [facts.commitment, formatDollars(data.min_commitment, site.locale)],
      [facts.experience, experienceLevels[data.experience]],
      [facts.interests, data.interests.map((interest) => interestLabels[interest]).join(', ')],
      [facts.residency, residencyLabels[data.residency]],
    ],
    aside,
  });
}

/** To the applicant: the application has arrived, and its result. */
export function applicationAcknowledgementMail(to: string, data: OutcomeData, environment: Environment): Mail {
  const { qualified, unqualified } = words;
  const isQualified = data.unmet.length === 0;
  const { subject, title, button } = isQualified ? qualified : unqualified;
  const unmet = data.unmet.includes('completed') ? unqualified.incomplete : unqualified.complete;
  const link = `${environment.siteUrl}${pathOf(pages, isQualified ? 'deals' : 'join') ?? ''}`;
  return compose(environment, {
    to,
    subject,
    replyTo: brand.mailboxes.owner,
    headers: automatic,
    strip: 'inquiry',
    picture: 'desk',
    note: `${words.kind} ${reference(data.reference)}`,
    title,
    preview: isQualified ? qualified.preview : unmet,
    paragraphs: isQualified ? [qualified.preview, qualified.risk] : [`${unmet} ${unqualified.missing}`],
    facts: data.unmet.map((condition) => [
      filled(conditions[condition].title, data),
      filled(conditions[condition].unmet, data),
    ]),
    button: { label: button, href: link },
    asides: [fillIn(mailTexts.buttonFails, { link }), words.more],
    reason: fillIn(words.reason, { host: hostOf(environment) }),
  });
}
