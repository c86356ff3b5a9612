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
}

/** Keeps what hosted would send, newest first. */
export interface Inbox {
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  /** Resolves once the mail is kept. */
  add(mail: Mail & { from: string }): Promise<CaughtMail>;
}

/** How many mails are kept. */
const limit = 500;

/** @param file keeps the mails over a restart, one JSON text a line; without it they are kept in memory */
export function openInbox(file?: string): Inbox {
  let mails = file === undefined ? [] : readMails(file);
  if (file !== undefined) rewrite(file, mails);

  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    async add({ to, from, subject, text, html }) {
      const caught = { id: randomUUID(), to, from, subject, text, html, at: new Date().toISOString() };
      mails = [caught, ...mails].slice(0, limit);
      if (file !== undefined) await appendFile(file, `${JSON.stringify(caught)}\n`);
      return caught;
    },
  };
}

/** A process that is killed while it writes leaves half a line behind: such a line is passed over. */
function readMails(file: string): CaughtMail[] {
  if (!existsSync(file)) return [];
  const mails: CaughtMail[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      if (line !== '') mails.unshift(JSON.parse(line) as CaughtMail);
    } catch {
      continue;
    }
  }
  return mails.slice(0, limit);
}

function rewrite(file: string, mails: readonly CaughtMail[]): void {
  const lines = mails.toReversed().map((mail) => `${JSON.stringify(mail)}\n`);
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
