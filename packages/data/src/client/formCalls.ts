import { FORM_TRACE_HEADER, type FormTrace, writeFormTrace } from '../schemas/formTrace.ts';
import { NEWSLETTER_SOURCE } from '../schemas/newsletter.ts';
import type { Outcome } from '../schemas/outcome.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { failed, functionOutcome, TOO_MANY_REQUESTS } from './outcomes.ts';
import { attempt } from './timeLimit.ts';

type FormCalls =
  | 'requestResource'
  | 'subscribeNewsletter'
  | 'confirmNewsletter'
  | 'unsubscribeNewsletter'
  | 'sendInquiry'
  | 'sendMessage';

/** What visitors send without an account. */
export function createFormCalls({ client, limitMs }: CallParts): Pick<Backend, FormCalls> {
  function invoke(name: string, body: Record<string, string>, trace?: FormTrace): Promise<Outcome> {
    return attempt(limitMs, failed, async (signal) => {
      const headers = trace && { [FORM_TRACE_HEADER]: writeFormTrace(trace) };
      const { error } = await client.functions.invoke(name, { body, headers, signal });
      return functionOutcome(error);
    });
  }

  return {
    requestResource: ({ email, resourceType, sourcePage }) =>
      attempt(limitMs, failed, async (signal) => {
        const { error, status } = await client
          .from('resource_downloads')
          .insert({ email, resource_type: resourceType, source_page: sourcePage })
          .abortSignal(signal);
        if (error && status === TOO_MANY_REQUESTS) return { ok: false, message: error.message, isLimited: true };
        return error ? failed : { ok: true };
      }),

    subscribeNewsletter: (email, trace) => invoke('newsletter-signup', { email, source: NEWSLETTER_SOURCE }, trace),
    confirmNewsletter: (token) => invoke('newsletter-confirm', { token }),
    unsubscribeNewsletter: (token) => invoke('newsletter-unsubscribe', { token }),
    sendInquiry: (inquiry, trace) => invoke('speaking-inquiry', inquiry, trace),
    sendMessage: (message, trace) => invoke('contact-form', message, trace),
  };
}
