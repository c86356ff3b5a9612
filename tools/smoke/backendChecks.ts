import { ask, type Check, type Live } from './live.ts';

const forms = ['newsletter-signup', 'newsletter-confirm', 'newsletter-unsubscribe', 'speaking-inquiry', 'contact-form'];

/** Tables without any read access for the public. */
const closed = [
  'contact_messages',
  'investor_declarations',
  'investor_onboarding',
  'mail_outbox',
  'newsletter_subscribers',
  'profiles',
  'resource_downloads',
  'speaking_inquiries',
];

interface Call {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

function call(live: Live, path: string, { headers = {}, ...init }: Call = {}): Promise<Response> {
  const own = { apikey: live.backend.publishableKey, 'content-type': 'application/json' };
  return ask(live, live.backend.url + path, { ...init, headers: { ...own, ...headers } });
}

/** Checks of the backend as a signed-out user. They store nothing and send no mail. */
export const backendChecks: readonly Check[] = [
  {
    name: `every function answers, and refuses an empty form (${forms.length})`,
    async run(live) {
      const found = await Promise.all(
        forms.map(async (name) => {
          const response = await call(live, `/functions/v1/${name}`, { method: 'POST', body: '{}' });
          const text = await response.text();
          return response.status === 400 && text.includes('invalid_input')
            ? []
            : [`${name} answers ${response.status}: ${text.slice(0, 120)}`];
        }),
      );
      return found.flat();
    },
  },
  {
    name: 'functions may be called by the site',
    async run(live) {
      const origin = { origin: live.site, 'access-control-request-method': 'POST' };
      const response = await call(live, '/functions/v1/contact-form', { method: 'OPTIONS', headers: origin });
      const allowed = response.headers.get('access-control-allow-origin');
      return allowed === '*' || allowed === live.site ? [] : [`contact-form allows ${allowed ?? 'no origin'}.`];
    },
  },
  {
    name: 'the outbox worker asks for its secret',
    async run(live) {
      const { status } = await call(live, '/functions/v1/mail-drain', { method: 'POST', body: '{}' });
      return status === 401 || status === 403 ? [] : [`mail-drain answers ${status} without its secret.`];
    },
  },
  {
    name: 'mail, worker and retention run',
    async run(live) {
      const { status } = await call(live, '/functions/v1/health');
      return status === 200 ? [] : [`health answers ${status}: the alert to the owner says why.`];
    },
  },
  {
    name: `no table can be read without an account (${closed.length + 1})`,
    async run(live) {
      const found = await Promise.all(
        [...closed, 'deals'].map(async (table) => {
          const response = await call(live, `/rest/v1/${table}?select=*&limit=1`);
          const text = await response.text();
          const isClosed = [401, 403].includes(response.status) || text.trim() === '[]';
          return isClosed ? [] : [`${table} answers ${response.status}: ${text.slice(0, 120)}`];
        }),
      );
      return found.flat();
    },
  },
  {
    name: 'accounts are made by confirmed e-mail',
    async run(live) {
      const response = await call(live, '/auth/v1/settings');
      if (response.status === 404) return [];
      const settings = (await response.json()) as {
        disable_signup?: boolean;
        mailer_autoconfirm?: boolean;
        external?: { email?: boolean };
      };
      return [
        ...(settings.external?.email === false ? ['Sign-in by e-mail is off.'] : []),
        ...(settings.disable_signup === true ? ['Sign-up is off.'] : []),
        ...(settings.mailer_autoconfirm === true ? ['Addresses count as confirmed without a mail.'] : []),
      ];
    },
  },
];
