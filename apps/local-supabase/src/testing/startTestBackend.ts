import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient, type VerifyTokenHashParams } from '@supabase/supabase-js';
import { createBackend, type BackendKeys, type LocalBackend } from '../backend/createBackend.ts';
import type { EngineOptions } from '../backend/engine.ts';
import { insertAccount } from '../backend/insertAccount.ts';
import type { Mail } from '../mail/inbox.ts';
import { migratedCluster } from './clusters.ts';

/** A signed-in user with a confirmed account. */
export interface Person {
  id: string;
  email: string;
  client: SupabaseClient;
}

interface RequestOptions extends RequestInit {
  headers?: Record<string, string>;
  duplex?: 'half';
  /** The address of the caller. */
  peerAddress?: string;
}

/** A new backend with the real migrations, and users to call it as. */
export interface TestBackend extends LocalBackend {
  siteUrl: string;
  /** Every auth mail so far, oldest first. */
  mails: readonly Mail[];
  mailsTo(email: string): Mail[];
  /** The real client with the publishable key, signed out. */
  visitor(): SupabaseClient;
  /** The real client with the secret key, as in the functions. */
  service(): SupabaseClient;
  /** Sends what the real client cannot send, with the publishable key. `path` begins with a slash. */
  request(path: string, options?: RequestOptions): Promise<Response>;
  /** Posts JSON to the auth API; a string is sent unchanged. */
  postAuth(call: string, body: unknown): Promise<Response>;
  /** A new account with a confirmed address, signed in by password. No mail is sent. */
  person(options?: { email?: string; fullName?: string }): Promise<Person>;
}

export const testSiteUrl = 'http://localhost:4173';
export const testPassword = 'correct horse';
export const testKeys: BackendKeys = {
  publishable: 'sb_publishable_test',
  secret: 'sb_secret_test',
  jwtSecret: 'only for tests, only for tests, only for tests',
};

const projectDir = fileURLToPath(new URL('../../../../supabase', import.meta.url));

/**
 * @param engine PGlite on a migrated cluster when omitted
 * @param supabaseDir the project's own migrations when omitted
 */
export async function startTestBackend(engine?: EngineOptions, supabaseDir: string = projectDir): Promise<TestBackend> {
  const mails: Mail[] = [];
  const backend = await createBackend({
    engine: engine ?? { kind: 'pglite', cluster: await migratedCluster(supabaseDir) },
    siteUrl: testSiteUrl,
    keys: testKeys,
    supabaseDir,
    sendMail: async (mail) => void mails.push(mail),
  });

  function client(key: string): SupabaseClient {
    return createClient(testSiteUrl, key, {
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  }

  function request(path: string, { peerAddress, ...init }: RequestOptions = {}): Promise<Response> {
    const headers = { apikey: testKeys.publishable, 'content-type': 'application/json', ...init.headers };
    return backend.fetch(new Request(`${testSiteUrl}${path}`, { ...init, headers }), { peerAddress });
  }

  const visitor = () => client(testKeys.publishable);

  return {
    ...backend,
    siteUrl: testSiteUrl,
    mails,
    mailsTo: (email) => mails.filter(({ to }) => to === email),
    visitor,
    service: () => client(testKeys.secret),
    request,
    postAuth(call, fields) {
      const body = typeof fields === 'string' ? fields : JSON.stringify(fields);
      return request(`/auth/v1/${call}`, { method: 'POST', body });
    },
    async person({ email = `${randomUUID()}@podium.example`, fullName } = {}) {
      await insertAccount(backend, { email, password: testPassword, fullName });
      const own = visitor();
      const signIn = await own.auth.signInWithPassword({ email, password: testPassword });
      if (signIn.error) throw signIn.error;
      return { id: signIn.data.user.id, email, client: own };
    },
  };
}

/** The token of the newest auth mail to this address, as the link's page posts it. */
export function mailedToken(mails: readonly Mail[], email: string): VerifyTokenHashParams {
  const mail = mails.findLast((candidate) => candidate.to === email);
  const link = /https?:\/\/\S+\?\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`There is no mail with a link for ${email}.`);
  const { searchParams } = new URL(link);
  const token = searchParams.get('token_hash') ?? searchParams.get('token') ?? '';
  return { token_hash: token, type: searchParams.get('type') as VerifyTokenHashParams['type'] };
}

/** The API URL that confirms by GET, with the token of the newest auth mail to this address. */
export function confirmationLink(mails: readonly Mail[], email: string): string {
  const { token_hash: token, type } = mailedToken(mails, email);
  return `${testSiteUrl}/auth/v1/verify?${new URLSearchParams({ token, type })}`;
}

/** Opens the newest link to this address by GET, as `follow` does. */
export function openLink(backend: TestBackend, email: string): Promise<Record<string, string>> {
  return follow(backend, confirmationLink(backend.mails, email));
}

/** Opens a link by GET. Returns the fields of the redirect's fragment. */
export async function follow({ fetch }: TestBackend, link: string): Promise<Record<string, string>> {
  const response = await fetch(new Request(link));
  return Object.fromEntries(new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1)));
}
