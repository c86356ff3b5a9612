import { BOT_SIGNALS_HEADER, type BotSignals, writeBotSignals } from '../schemas/botSignals.ts';
import { NEWSLETTER_SOURCE } from '../schemas/newsletter.ts';
import type { Result } from '../schemas/result.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { failed, functionResult, limitMessage, TOO_MANY_REQUESTS } from './results.ts';
import { attempt } from './timeLimit.ts';

export function createFormCalls({ client, limitMs }: CallParts) {
  function invoke(name: string, body: Record<string, string>, signals?: BotSignals): Promise<Result> {
    return attempt(limitMs, failed, async (signal) => {
      const headers = signals && { [BOT_SIGNALS_HEADER]: writeBotSignals(signals) };
      return functionResult(await client.functions.invoke<unknown>(name, { body, headers, signal }));
    });
  }

  return {
    requestResource: ({ email, resourceType, sourcePage }) =>
      attempt(limitMs, failed, async (signal) => {
        const { error, status } = await client
          .from('resource_downloads')
          .insert({ email, resource_type: resourceType, source_page: sourcePage })
          .abortSignal(signal);
        if (error && status === TOO_MANY_REQUESTS)
          return { ok: false, message: limitMessage(error.message), reason: 'rate_limited' };
        return error ? failed : { ok: true };
      }),

    subscribeNewsletter: (email, signals) => invoke('newsletter-signup', { email, source: NEWSLETTER_SOURCE }, signals),
    confirmNewsletter: (token) => invoke('newsletter-confirm', { token }),
    unsubscribeNewsletter: (token) => invoke('newsletter-unsubscribe', { token }),
    sendInquiry: (inquiry, signals) => invoke('speaking-inquiry', inquiry, signals),
    sendMessage: (message, signals) => invoke('contact-form', message, signals),
  } satisfies Partial<Backend>;
}
