import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import type { Mail } from './mail.ts';

/** A mail that hosted would have sent. */
export interface CaughtMail extends Mail {
  id: string;
  from: string;
  /** When it was caught, ISO 8601. */
  at: string;
  /** The sender's idempotency key, if any. */
  idempotency?: Idempotency;
}

/** Identifies a mail that is submitted again. */
export interface Idempotency {
  key: string;
  /** Digest of the submitted body. */
  digest: string;
}

/** The part of a mail that is kept longer than the mail. */
export interface CaughtKey extends Idempotency {
  id: string;
  at: string;
}

/** Stores the mails that hosted would send, newest first. */
export interface Inbox {
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  /** The mail with this key, for 24 hours like the real mail service, also after a restart. */
  caughtUnder(key: string): CaughtKey | undefined;
  /** Resolves once the mail is stored. If it rejects, nothing is stored. */
  add(mail: Mail & { from: string }, idempotency?: Idempotency): Promise<CaughtMail>;
}

export interface InboxOptions {
  /** Persists the mails across restarts, one JSON text per line; in memory when omitted. */
  file?: string;
  now?: () => Date;
}

/** Maximum number of mails in the list. */
const limit = 500;

/** Lifetime of a key, in milliseconds (Resend's). */
const keyLifeMs = 24 * 3_600_000;

export function openInbox({ file, now = () => new Date() }: InboxOptions = {}): Inbox {
  const isRemembered = ({ at }: { at: string }) => now().getTime() - Date.parse(at) < keyLifeMs;
  let mails: readonly CaughtMail[] = [];
  /** Oldest first. */
  const byKey = new Map<string, CaughtKey>();
  let isLineOpen = false;

  function keep(mail: CaughtMail): void {
    mails = [mail, ...mails].slice(0, limit);
    const { id, at, idempotency } = mail;
    if (idempotency) byKey.set(idempotency.key, { ...idempotency, id, at });
    for (const [key, caught] of byKey) {
      if (isRemembered(caught)) break;
      byKey.delete(key);
    }
  }

  if (file !== undefined) {
    const stored = readMails(file);
    const needed = stored.filter(
      (mail, index) => index >= stored.length - limit || (mail.idempotency && isRemembered(mail)),
    );
    rewrite(file, needed);
    for (const mail of needed) keep(mail);
  }

  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    caughtUnder(key) {
      const caught = byKey.get(key);
      return caught && isRemembered(caught) ? caught : undefined;
    },
    async add({ to, from, subject, text, html }, idempotency) {
      const caught = { id: randomUUID(), to, from, subject, text, html, at: now().toISOString(), idempotency };
      if (file !== undefined) {
        const start = isLineOpen ? '\n' : '';
        // A failed write, for example on a full disk, may leave a partial line. The next mail starts a new line.
        isLineOpen = true;
        await appendFile(file, `${start}${JSON.stringify(caught)}\n`);
        isLineOpen = false;
      }
      keep(caught);
      return caught;
    },
  };
}

/** Oldest first. A process that is killed while writing leaves a partial line, which is ignored. */
export function readMails(file: string): CaughtMail[] {
  if (!existsSync(file)) return [];
  const mails: CaughtMail[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      if (line !== '') mails.push(JSON.parse(line) as CaughtMail);
    } catch {
      continue;
    }
  }
  return mails;
}

function rewrite(file: string, mails: readonly CaughtMail[]): void {
  writeFileSync(`${file}.new`, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
