import { FORM_TRACE_HEADER, writeFormTrace } from '@podium/data/schemas/formTrace';

/** What a visitor can send without an account: three forms by way of a function, one straight into its table. */
export const forms = ['contact-form', 'speaking-inquiry', 'newsletter-signup', 'resource-request'] as const;

export type Form = (typeof forms)[number];

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
  prefer: 'return=minimal',
  [FORM_TRACE_HEADER]: writeFormTrace({ elapsedMs: 9000, isDecoyFilled: false }),
};

/** What the site sends (specification §7), but for the address. */
const bodies: Record<Form, Record<string, string>> = {
  'contact-form': {
    name: 'Sample Sender',
    phone: '',
    company: '',
    message: 'I have a question about a sale.',
    inquiry_type: 'general',
  },
  'speaking-inquiry': {
    name: 'Sample Organiser',
    company: '',
    event_type: 'panel',
    event_date_range: '',
    budget_range: '',
    audience_size: '',
    message: 'Would you come and speak?',
  },
  'newsletter-signup': { source: 'website' },
  'resource-request': { resource_type: 'ai_prompts', source_page: '/' },
};

/** One form as the site sends it. */
export function postForm(address: string, form: Form, email: string, signal?: AbortSignal): Promise<Response> {
  const path = form === 'resource-request' ? '/rest/v1/resource_downloads' : `/functions/v1/${form}`;
  return fetch(address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...bodies[form], email }),
    signal,
  });
}

/** Sends one form and notes what became of it. No answer counts as none. */
export async function submit(address: string, form: Form, email: string): Promise<Submission> {
  const acknowledged = await postForm(address, form, email, AbortSignal.timeout(15_000)).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
  return { form, email, acknowledged };
}

/** The form whose turn it is. */
export function formInTurn(number: number): Form {
  return forms[number % forms.length] ?? 'contact-form';
}

/** Sends all forms in turn, from several visitors at a time. */
export async function burst(address: string, prefix: string, count: number, visitors = 4): Promise<Submission[]> {
  const submissions: Submission[] = [];
  let next = 0;
  async function visitor(): Promise<void> {
    while (next < count) {
      const number = next++;
      submissions.push(await submit(address, formInTurn(number), `${prefix}-${number}@faults.example`));
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor));
  return submissions;
}
