import { join } from 'node:path';
import { App, type EmailMessage } from '@supabase/lite';
import { type AuthMail, writeAuthMail } from '../mail/authMail.ts';
import { authBody } from '../shims/authBody.ts';
import type { Api, Shim, ShimTools } from '../shims/authCalls.ts';
import { databaseErrors } from '../shims/databaseErrors.ts';
import { emailChange } from '../shims/emailChange.ts';
import { emailRedirect } from '../shims/emailRedirect.ts';
import { factorTablesSql } from '../shims/factorTables.ts';
import { keepGrants } from '../shims/keepGrants.ts';
import { newPassword } from '../shims/newPassword.ts';
import { normalizedRequests } from '../shims/normalizedRequests.ts';
import { oneTimePasswords } from '../shims/oneTimePasswords.ts';
import { prototypeNames } from '../shims/prototypeNames.ts';
import { passwordCheck } from '../shims/passwordCheck.ts';
import { patternFilters } from '../shims/patternFilters.ts';
import { decodableUrl } from '../shims/decodableUrl.ts';
import { repeatedMails } from '../shims/repeatedMails.ts';
import { requestSettings } from '../shims/requestSettings.ts';
import { uniformResponses } from '../shims/uniformResponses.ts';
import { secondFactor } from '../shims/secondFactor.ts';
import { signedTokens } from '../shims/signedTokens.ts';
import { tokenClaims } from '../shims/tokenClaims.ts';
import { writeCallerAddress } from '../server/callerAddress.ts';
import type { BackendOptions, RequestContext } from './createBackend.ts';
import type { Engine } from './engine.ts';
import type { ProjectConfig } from './projectConfig.ts';

/** Each wraps the ones before it. */
const shims: Shim[] = [
  requestSettings,
  repeatedMails,
  oneTimePasswords,
  uniformResponses,
  passwordCheck,
  newPassword,
  emailChange,
  tokenClaims,
  secondFactor,
  authBody,
  prototypeNames,
  patternFilters,
  signedTokens,
  emailRedirect,
  normalizedRequests,
  decodableUrl,
];

/** `@supabase/lite`, adapted to respond like hosted Supabase. */
export function createApi(engine: Engine, config: ProjectConfig, options: BackendOptions) {
  const { siteUrl, keys } = options;
  const { templatesDir = join(options.supabaseDir, 'templates'), mailSubjects = config.auth.email.template } = options;

  async function sendAuthMail(mail: AuthMail): Promise<void> {
    await options.sendMail(await writeAuthMail(mail, { siteUrl, templatesDir, mailSubjects }));
  }

  /** Lite composes its own mail. Only the recipient, the code and the link's token are used from it. */
  async function sendInstead({ to, subject, text = '', html = '' }: EmailMessage): Promise<void> {
    const link = /\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
    if (link === undefined) return options.sendMail({ to, subject, text, html });
    const { searchParams } = new URL(link);
    const code = /code\b.*?: (\d+)/.exec(text)?.[1] ?? '';
    const type = searchParams.get('type') as AuthMail['type'];
    // The shim sends its own links for a change of address, one per mailbox.
    if (type === 'email_change') return undefined;
    return sendAuthMail({ type, to, token: { code, tokenHash: searchParams.get('token') ?? '' } });
  }

  const app = createApp(engine, config, options, sendInstead);
  keepGrants(engine.connection);
  databaseErrors(engine.connection);

  const lite: Api = (request, { peerAddress = null }) => app.fetch(request, { peerAddress });
  const tools: ShimTools = { engine, config, siteUrl, keys, sendAuthMail };
  const api = shims.reduce((next, shim) => shim(next, tools), lite);

  return {
    /** Creates or completes the schema `auth`. */
    async prepareSchema(): Promise<void> {
      await app.ensureSystemSchema();
      await engine.exec(factorTablesSql);
    },
    async fetch(request: Request, context: RequestContext): Promise<Response> {
      const received = await receive(request, context);
      return engine.exclusive(() => api(received, context));
    },
  };
}

/**
 * Sets the address headers to the caller's real address, as the network of hosted Supabase does. Reads the whole body,
 * so that slow callers do not block others.
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
    api: { schemas: ['public'], max_rows: config.api.max_rows },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_secret: keys.jwtSecret,
      jwt_expiry: config.auth.jwt_expiry,
      enable_signup: config.auth.enable_signup,
      enable_refresh_token_rotation: true,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      minimum_password_length: config.auth.minimum_password_length,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_expiry: config.auth.email.otp_expiry,
        otp_length: config.auth.email.otp_length,
      },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: { send } } },
  });
}
