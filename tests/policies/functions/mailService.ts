/** A mail as received by the mail service (in Resend's format). */
export interface DeliveredMail {
  key: string;
  authorization: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
  headers: Record<string, string>;
}

/** A fake mail service that can reject mails. It delivers once per idempotency key. */
export interface MailService {
  delivered: readonly DeliveredMail[];
  /** Status of its next responses; anything but 200 delivers nothing. */
  answersWith(status: number): void;
  fetch(request: Request): Promise<Response>;
}

export function createMailService(): MailService {
  const delivered: DeliveredMail[] = [];
  let status = 200;

  return {
    delivered,
    answersWith(next) {
      status = next;
    },
    async fetch(request) {
      const key = request.headers.get('idempotency-key') ?? '';
      const mail = (await request.json()) as Omit<DeliveredMail, 'key' | 'authorization'>;
      if (status !== 200) return Response.json({ name: 'refusal', message: 'No' }, { status });
      if (!delivered.some((earlier) => earlier.key === key)) {
        delivered.push({ ...mail, key, authorization: request.headers.get('authorization') ?? '' });
      }
      return Response.json({ id: key });
    },
  };
}
