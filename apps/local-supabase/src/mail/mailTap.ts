import type { Mail, SendMail } from './mail.ts';

/** Intercepts single mails before they reach the inbox. */
export interface MailTap {
  /** Intercepts the next mail to this address. */
  next(address: string): Promise<Mail>;
}

/** @param deliver receives all other mails */
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
