import type { Mail, SendMail } from './mail.ts';

/** Lets a program take single mails before they get to the inbox. */
export interface MailTap {
  /** Takes the next mail to this address; it does not get to the inbox. */
  next(address: string): Promise<Mail>;
}

/** @param deliver where all other mails go */
export function createMailTap(deliver: SendMail): MailTap & { send: SendMail } {
  const waiting = new Map<string, (mail: Mail) => void>();

  return {
    async send(mail) {
      const take = waiting.get(mail.to);
      if (!take) return deliver(mail);
      waiting.delete(mail.to);
      take(mail);
    },
    next: (address) => new Promise((resolve) => waiting.set(address, resolve)),
  };
}
