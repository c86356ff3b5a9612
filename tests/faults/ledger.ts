import type { Form, Submission } from './submissions.ts';

/** What is stored and sent once all retries are done. */
export interface Truth {
  /** Addresses of the stored rows by form, one entry per row. */
  stored: Record<Form, readonly string[]>;
  inbox: readonly { to: string; text: string }[];
  /** Errors of dead mails. */
  deadLetters: readonly string[];
}

/**
 * Compares what was submitted with what is stored: each acknowledged submission exactly once, all others at most once,
 * and each mail of a stored submission exactly once (REQ-FORM-4).
 *
 * @returns one sentence for each difference
 */
export function violations(submissions: readonly Submission[], { stored, inbox, deadLetters }: Truth): string[] {
  const found = deadLetters.map((error) => `A mail was given up: ${error}`);
  for (const { form, email, acknowledged } of submissions) {
    const rows = stored[form].filter((address) => address === email).length;
    const toSender = inbox.filter(({ to }) => to === email).length;
    const toOwner = inbox.filter(({ to, text }) => to !== email && text.includes(email)).length;
    const expectedToOwner = form === 'contact-form' || form === 'speaking-inquiry' ? rows : 0;
    if (acknowledged && rows === 0) found.push(`${email} (${form}) was acknowledged and is not there.`);
    if (rows > 1) found.push(`${email} (${form}) is there ${rows} times.`);
    if (toSender !== rows) found.push(`${email} got ${toSender} mails for ${rows} rows.`);
    if (toOwner !== expectedToOwner) found.push(`The owner got ${toOwner} mails about ${email} for ${rows} rows.`);
  }
  return found;
}
