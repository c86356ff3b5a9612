import { App, type EmailMessage } from '@supabase/lite';
import { type AuthMail, writeAuthMail } from '../mail/authMail.ts';
import { authBody } from '../shims/authBody.ts';
import type { Api } from '../shims/authCalls.ts';
import { resendConfirmation } from '../shims/confirmationAgain.ts';
import { currentPassword } from '../shims/currentPassword.ts';
import { databaseErrors } from '../shims/databaseErrors.ts';
import { type AddressChange, emailChange } from '../shims/emailChange.ts';
import { emailRedirect } from '../shims/emailRedirect.ts';
import { keepGrants } from '../shims/keepGrants.ts';
import { longPassword } from '../shims/longPassword.ts';
import { lookupsSql } from '../shims/lookups.ts';
import { noPatterns } from '../shims/noPatterns.ts';
import { oneReading } from '../shims/oneReading.ts';
import { ownNames } from '../shims/ownNames.ts';
import { passwordEndsSessions } from '../shims/passwordEndsSessions.ts';
import { passwordsOnly } from '../shims/passwordsOnly.ts';
import { readableAddress } from '../shims/readableAddress.ts';
import { recoveryFrequency } from '../shims/recoveryFrequency.ts';
import { repeatedSignUp } from '../shims/repeatedSignUp.ts';
import { requestSettings } from '../shims/requestSettings.ts';
import { signedTokens } from '../shims/signedTokens.ts';
import { securePassword } from '../shims/securePassword.ts';
import { tokenClaims } from '../shims/tokenClaims.ts';
import { unconfirmedSignIn } from '../shims/unconfirmedSignIn.ts';
import { writeCallerAddress } from '../server/callerAddress.ts';
import type { BackendOptions, RequestContext } from './createBackend.ts';
import type { Engine } from './engine.ts';
import type { ProjectConfig } from './projectConfig.ts';

/** `@supabase/lite` made to answer as hosted Supabase does. */
export interface HostedLikeApi {
  /** Makes or completes the schema `auth`. */
  prepareSchema(): Promise<void>;
  fetch: Api;
}

export function createApi(engine: Engine, config: ProjectConfig, options: BackendOptions): HostedLikeApi {
  const { siteUrl, keys } = options;
  const { mailFrequencySeconds } = config;

  async function sendAuthMail(
    type: AuthMail['type'],
    to: string,
    tokenHash: string,
    change?: AddressChange,
  ): Promise<void> {
    const [user] = await engine.query<{ data: Record<string, unknown> | null }>(
      'select raw_user_meta_data as data from auth.users where email = $1',
      [change?.email ?? to],
    );
    const mail = { type, to, tokenHash, redirectTo: redirect.current(), change, data: user?.data ?? {} };
    await options.sendMail(await writeAuthMail(mail, { siteUrl, supabaseDir: options.supabaseDir, config }));
  }

  /** Lite writes a mail of its own; only who gets it and the link's secret are taken from it. */
  async function sendInstead({ to, subject, text = '', html = '' }: EmailMessage): Promise<void> {
    const link = /\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
    if (link === undefined) return options.sendMail({ to, subject, text, html });
    const { searchParams } = new URL(link);
    const type = searchParams.get('type') as AuthMail['type'];
    // The links of a change of address are the shim's own, one for each mailbox.
    return type === 'email_change' ? undefined : sendAuthMail(type, to, searchParams.get('token') ?? '');
  }

  const app = createApp(engine, config, options, sendInstead);
  keepGrants(engine.connection);
  databaseErrors(engine.connection);

  const confirmation = {
    sql: engine,
    mailFrequencySeconds,
    sendConfirmation: (email: string, tokenHash: string) => sendAuthMail('signup', email, tokenHash),
  };
  let api: Api = (request, { peerAddress = null }) => app.fetch(request, { peerAddress });
  api = requestSettings(api, engine.connection);
  api = repeatedSignUp(api, confirmation);
  api = resendConfirmation(api, confirmation);
  api = recoveryFrequency(api, engine, mailFrequencySeconds);
  api = unconfirmedSignIn(api, engine);
  api = passwordEndsSessions(api, engine);
  if (config.securePasswordChange) api = securePassword(api, engine);
  if (config.requireCurrentPassword) api = currentPassword(api, engine);
  api = longPassword(api);
  api = passwordsOnly(api);
  api = emailChange(api, {
    sql: engine,
    siteUrl,
    mailFrequencySeconds,
    linkExpirySeconds: config.linkExpirySeconds,
    sendLink: (to, tokenHash, change) => sendAuthMail('email_change', to, tokenHash, change),
  });
  api = tokenClaims(api, { sql: engine, jwtSecret: keys.jwtSecret, siteUrl });
  api = authBody(api);
  api = ownNames(api);
  api = noPatterns(api);
  api = signedTokens(api, keys);
  const redirect = emailRedirect(api, siteUrl);
  const outermost = readableAddress(oneReading(redirect.api));

  return {
    async prepareSchema() {
      await app.ensureSystemSchema();
      await engine.exec(lookupsSql);
    },
    async fetch(request, context) {
      const received = await receive(request, context);
      return engine.exclusive(() => outermost(received, context));
    },
  };
}

/**
 * The request as hosted's network hands it on: with the caller's own address, and whole, so that a caller who sends
 * slowly keeps nobody else waiting.
 */
async function receive(request: Request, { peerAddress = null }: RequestContext): Promise<Request> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  writeCallerAddress(headers, peerAddress);
  return new Request(url, { method, headers, body: request.body === null ? undefined : await request.arrayBuffer() });
}

function createApp(
  engine: Engine,
  config: ProjectConfig,
  { siteUrl, keys }: BackendOptions,
  send: (message: EmailMessage) => Promise<void>,
): App {
  return new App({
    connection: engine.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      minimum_password_length: config.passwordMinLength,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_expiry: config.linkExpirySeconds,
        otp_length: config.linkCodeLength,
      },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send } },
    },
  });
}
