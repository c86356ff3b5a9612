import type { Form, Submission } from './submissions.ts';

/** A mail in the inbox. */
export interface ArrivedMail {
  to: string;
  subject: string;
  text: string;
}

/** What is true once everything has settled. */
export interface Truth {
  /** Addresses of the stored rows, by form; one entry a row. */
  stored: Record<Form, readonly string[]>;
  inbox: readonly ArrivedMail[];
  /** Errors of mails that the product has given up. */
  deadLetters: readonly string[];
}

/** What came of one question in the middle of a fault. */
export interface MeanwhileAnswer {
  path: string;
  /** Nothing when it hung until the asker went away. */
  status?: number;
  retryAfter: string | null;
}

/**
 * Holds the answers in the middle of a fault against what is due then: the usual one, or a 503 that says when to come again.
 *
 * @returns a sentence for each that is neither
 */
export function complaintsMeanwhile(answers: readonly MeanwhileAnswer[]): string[] {
  return answers.flatMap(({ path, status, retryAfter }) => {
    if (status === undefined) return [`Meanwhile ${path} hung.`];
    if (status === 200 || status === 201) return [];
    if (status !== 503) return [`Meanwhile ${path} answered ${status}.`];
    return Number(retryAfter) > 0 ? [] : [`Meanwhile ${path} did not say when to come again.`];
  });
}

/**
 * Holds what was sent against what is there: every acknowledged submission once, no other one twice, and for every
 * stored one each of its mails once.
 *
 * @returns a sentence for each thing that is wrong
 */
export function complaints(submissions: readonly Submission[], truth: Truth): string[] {
  return [
    ...submissions.flatMap((submission) => complaintsAbout(submission, truth)),
    ...truth.deadLetters.map((error) => `A mail was given up: ${error}`),
  ];
}

function complaintsAbout({ form, email, acknowledged }: Submission, { stored, inbox }: Truth): string[] {
  const rows = stored[form].filter((address) => address === email).length;
  const found: string[] = [];
  if (acknowledged && rows === 0) found.push(`${email} (${form}) was acknowledged and is not there.`);
  if (rows > 1) found.push(`${email} (${form}) is there ${rows} times.`);

  const toSender = inbox.filter(({ to }) => to === email).length;
  const toOwner = inbox.filter(({ to, text }) => to !== email && text.includes(email)).length;
  const expectedToOwner = form === 'contact-form' || form === 'speaking-inquiry' ? rows : 0;
  if (toSender !== rows) found.push(`${email} got ${toSender} mails for ${rows} rows.`);
  if (toOwner !== expectedToOwner) found.push(`The owner got ${toOwner} mails about ${email} for ${rows} rows.`);
  return found;
}
