import { BOT_SIGNALS_HEADER, writeBotSignals } from '@podium/data/schemas/botSignals.ts';
import { goodBodies } from '@podium/data/testing/goodBodies.ts';

/** What a signed-out visitor can send: three forms through functions, one directly into its table. */
export const forms = ['contact-form', 'speaking-inquiry', 'newsletter-signup', 'resource-request'] as const;

export type Form = (typeof forms)[number];

export interface Submission {
  form: Form;
  /** Unique, so that rows and mails can be found. */
  email: string;
  acknowledged: boolean;
}

const headers = {
  'content-type': 'application/json',
  apikey: 'sb_publishable_local',
  prefer: 'return=minimal',
  [BOT_SIGNALS_HEADER]: writeBotSignals({ elapsedMs: 9000, isHoneypotFilled: false }),
};

const resourceRequest = { resource_type: 'ai_prompts', source_page: '/' };

/** Posts a form as the site does. */
export function postForm(address: string, form: Form, email: string, signal?: AbortSignal): Promise<Response> {
  const isRequest = form === 'resource-request';
  const path = isRequest ? '/rest/v1/resource_downloads' : `/functions/v1/${form}`;
  return fetch(address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...(isRequest ? resourceRequest : goodBodies[form]), email }),
    signal,
  });
}
