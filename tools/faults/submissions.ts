import { FORM_TRACE_HEADER, writeFormTrace } from '@podium/data/schemas/formTrace';

export type Form = 'contact-form' | 'newsletter-signup';

/** What a visitor sent, and whether the product said that it had it. */
export interface Submission {
  form: Form;
  /** Nobody else's: by it rows and mails are found again. */
  email: string;
  acknowledged: boolean;
}

const headers = {
  'content-type': 'application/json',
  apikey: 'sb_publishable_local',
  [FORM_TRACE_HEADER]: writeFormTrace({ elapsedMs: 9000, isDecoyFilled: false }),
};

function bodyOf(form: Form, email: string): Record<string, string> {
  if (form === 'newsletter-signup') return { email, source: 'website' };
  return {
    name: 'Sample Sender',
    email,
    phone: '',
    company: '',
    message: `Sent by ${email}.`,
    inquiry_type: 'general',
  };
}

/** Sends one form as the site does. No answer counts as none. */
export async function submit(address: string, form: Form, email: string): Promise<Submission> {
  const acknowledged = await fetch(`${address}/functions/v1/${form}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(bodyOf(form, email)),
    signal: AbortSignal.timeout(15_000),
  }).then(
    (response) => response.ok,
    () => false,
  );
  return { form, email, acknowledged };
}

/** Sends forms of both kinds from several visitors at a time. */
export async function burst(address: string, prefix: string, count: number, visitors = 4): Promise<Submission[]> {
  const submissions: Submission[] = [];
  let next = 0;
  async function visitor(): Promise<void> {
    while (next < count) {
      const number = next++;
      const form: Form = number % 3 === 2 ? 'newsletter-signup' : 'contact-form';
      submissions.push(await submit(address, form, `${prefix}-${number}@faults.example`));
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor));
  return submissions;
}
