import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import type { Mail } from './mail.ts';

/** A mail that would have left this machine. */
export interface CaughtMail extends Mail {
  id: string;
  from: string;
  /** When it was caught, ISO 8601. */
  at: string;
  /** What it was handed over under, where the sender gave a key. */
  idempotency?: Idempotency;
}

/** Tells a mail that is handed over again from another one. */
export interface Idempotency {
  key: string;
  /** Digest of what was handed over. */
  digest: string;
}

/** What is remembered of a mail longer than the mail itself. */
export interface CaughtKey extends Idempotency {
  id: string;
  at: string;
}

/** Keeps what hosted would send, newest first. */
export interface Inbox {
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  /** What was caught under this key, for 24 hours as the real mail service has it, over a restart as well. */
  caughtUnder(key: string): CaughtKey | undefined;
  /** Resolves once the mail is kept. Rejects where it cannot be; then it is not there at all. */
  add(mail: Mail & { from: string }, idempotency?: Idempotency): Promise<CaughtMail>;
}

export interface InboxOptions {
  /** Keeps the mails over a restart, one JSON text a line; without it they are kept in memory. */
  file?: string;
  now?: () => Date;
}

/** How many mails are shown. */
const limit = 500;

/** How long a key is remembered, in milliseconds (Resend's). */
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
        // Where writing fails, a disk that is full for instance, half a line may stand there: the next one begins anew.
        isLineOpen = true;
        await appendFile(file, `${start}${JSON.stringify(caught)}\n`);
        isLineOpen = false;
      }
      keep(caught);
      return caught;
    },
  };
}

/** Oldest first. A process that is killed while it writes leaves half a line behind: such a line is passed over. */
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
