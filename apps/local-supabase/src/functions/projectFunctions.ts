import { join } from 'node:path';
import type { LocalBackend } from '../backend/createBackend.ts';
import type { InstallationKeys } from '../backend/keys.ts';
import { readProjectConfig } from '../backend/projectConfig.ts';
import { denoProgram } from './denoProgram.ts';
import { createFunctionsRunner, type FunctionsRunner } from './functionsRunner.ts';

/** What the functions learn of the world around them. */
export interface FunctionsWorld {
  keys: InstallationKeys;
  siteUrl: string;
  /** Where a process of this machine reaches the APIs. */
  apiOrigin: string;
  /** Whether the local mail API takes their mail; without it mail waits in the outbox. */
  hasMailApi: boolean;
  /** What stands between the functions and the local mail API; nothing when left out. */
  mailApiUrl?: string;
  /** What the timer of the scheduled drain carries. */
  mailDrainSecret: string;
  /** Calls of one form that one address may make within an hour; the functions' own limit when left out. */
  formLimitPerHour?: number;
  /** The same for all addresses together. */
  formTotalPerHour?: number;
}

export interface ProjectFunctionsOptions extends FunctionsWorld {
  supabaseDir: string;
  dataDir: string;
  backend: Pick<LocalBackend, 'fetch'>;
  log: (line: string) => void;
}

/** The project's functions with the environment that hosted gives them. */
export async function projectFunctions(options: ProjectFunctionsOptions): Promise<FunctionsRunner> {
  const { supabaseDir, dataDir, backend, keys, apiOrigin, log } = options;
  const { openFunctions } = await readProjectConfig(supabaseDir);

  return createFunctionsRunner({
    dir: join(supabaseDir, 'functions'),
    deno: denoProgram(),
    cacheDir: join(dataDir, 'deno'),
    env: functionsEnvironment(options),
    allowNet: [new URL(apiOrigin).host, new URL(mailApiUrlOf(options)).host],
    isOpen: (name) => openFunctions.has(name),
    async isSignedIn(request) {
      const authorization = request.headers.get('authorization') ?? '';
      const headers = { apikey: keys.publishable, authorization };
      return (await backend.fetch(new Request(`${apiOrigin}/auth/v1/user`, { headers }))).ok;
    },
    log,
  });
}

/** The variables that a hosted project sets, with the local mail API in place of Resend. */
export function functionsEnvironment(world: FunctionsWorld): Record<string, string> {
  const { keys, siteUrl, apiOrigin, hasMailApi, mailDrainSecret, formLimitPerHour, formTotalPerHour } = world;
  return {
    SUPABASE_URL: apiOrigin,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SITE_URL: siteUrl,
    MAIL_API_URL: mailApiUrlOf(world),
    MAIL_DRAIN_SECRET: mailDrainSecret,
    ...(hasMailApi ? { MAIL_API_KEY: keys.mailApi } : {}),
    ...(formLimitPerHour === undefined ? {} : { FORM_LIMIT_PER_HOUR: `${formLimitPerHour}` }),
    ...(formTotalPerHour === undefined ? {} : { FORM_TOTAL_PER_HOUR: `${formTotalPerHour}` }),
  };
}

function mailApiUrlOf({ apiOrigin, mailApiUrl = `${apiOrigin}/_dev/resend` }: FunctionsWorld): string {
  return mailApiUrl;
}
