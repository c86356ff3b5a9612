import { join } from 'node:path';
import type { InstallationKeys } from '../backend/keys.ts';
import { denoProgram } from './denoProgram.ts';
import { createFunctionsRunner, type FunctionsRunner } from './functionsRunner.ts';

/** Values for the functions' environment. */
interface FunctionsWorld {
  keys: InstallationKeys;
  siteUrl: string;
  /** Origin of the APIs for processes on this machine. */
  apiOrigin: string;
  /** Whether the local mail API accepts their mail; otherwise mail stays in the outbox. */
  hasMailApi: boolean;
  /** Bearer token of the timer that calls the outbox worker. */
  outboxWorkerSecret: string;
  /** Calls of one form per address and hour; the functions' default when omitted. */
  formLimitPerHour?: number;
  /** Calls of one form per hour in total. */
  formTotalPerHour?: number;
}

interface ProjectFunctionsOptions extends FunctionsWorld {
  supabaseDir: string;
  importMap?: string;
  dataDir: string;
  log: (line: string) => void;
}

/** The project's functions with hosted's environment. */
export function projectFunctions(options: ProjectFunctionsOptions): FunctionsRunner {
  return createFunctionsRunner({
    dir: join(options.supabaseDir, 'functions'),
    importMap: options.importMap,
    deno: denoProgram(),
    cacheDir: join(options.dataDir, 'deno'),
    env: functionsEnvironment(options),
    log: options.log,
  });
}

/** The variables that a hosted project sets, the older names of the keys included. The local mail API replaces Resend. */
function functionsEnvironment(world: FunctionsWorld): Record<string, string> {
  const { keys, siteUrl, apiOrigin, hasMailApi, outboxWorkerSecret, formLimitPerHour, formTotalPerHour } = world;
  return {
    SUPABASE_URL: apiOrigin,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    SUPABASE_ANON_KEY: keys.publishable,
    SITE_URL: siteUrl,
    MAIL_API_URL: `${apiOrigin}/_dev/resend`,
    MAIL_DRAIN_SECRET: outboxWorkerSecret,
    ...(hasMailApi ? { MAIL_API_KEY: keys.mailApi } : {}),
    ...(formLimitPerHour === undefined ? {} : { FORM_LIMIT_PER_HOUR: `${formLimitPerHour}` }),
    ...(formTotalPerHour === undefined ? {} : { FORM_TOTAL_PER_HOUR: `${formTotalPerHour}` }),
  };
}
