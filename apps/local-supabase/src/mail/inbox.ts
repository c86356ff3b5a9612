import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers?: Record<string, string>;
  /** Recorded, not fetched. */
  attachments?: { filename: string; path: string }[];
}

/** A mail that hosted Supabase would have sent. */
export interface CaughtMail extends Mail {
  id: string;
  from: string;
  /** When it was caught, ISO 8601. */
  at: string;
  /** The sender's idempotency key, if any. */
  key?: string;
}

/** Stores the mails that hosted Supabase would send, newest first. */
export interface Inbox {
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  /**
   * Returns the id of the mail. A key stores one mail, also after a restart: later calls return its id. Synchronous, so
   * that a key cannot be used twice concurrently. If it throws, nothing is stored.
   */
  add(mail: Mail & { from: string }, key?: string): string;
}

/** Maximum number of mails in the list. */
const limit = 500;

/** @param file persists the mails across restarts, one JSON text per line */
export function openInbox(file: string): Inbox {
  let mails: readonly CaughtMail[] = [];
  const idsByKey = new Map<string, string>();

  function keep(mail: CaughtMail): void {
    mails = [mail, ...mails].slice(0, limit);
    if (mail.key !== undefined) idsByKey.set(mail.key, mail.id);
  }

  for (const mail of readMails(file)) keep(mail);

  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    add(mail, key) {
      const earlier = key === undefined ? undefined : idsByKey.get(key);
      if (earlier !== undefined) return earlier;
      const at = new Date().toISOString();
      const caught = { id: randomUUID(), ...mail, at, key };
      // A failed write, for example on a full disk, may have left a partial line, so each mail starts a new line. The
      // file is private, because mails have links that sign in.
      appendFileSync(file, `\n${JSON.stringify(caught)}`, { mode: 0o600 });
      keep(caught);
      return caught.id;
    },
  };
}

/** Oldest first. A process that is killed while writing leaves a partial line, which is ignored, as are empty lines. */
function readMails(file: string): CaughtMail[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    try {
      return JSON.parse(line) as CaughtMail;
    } catch {
      return [];
    }
  });
}
