import { join } from 'node:path';
import type { InstallationKeys } from '../backend/keys.ts';
import { denoProgram } from './denoProgram.ts';
import { createFunctionsRunner, type FunctionsRunner } from './functionsRunner.ts';

interface ProjectFunctionsOptions {
  supabaseDir: string;
  importMap?: string;
  dataDir: string;
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
  log: (line: string) => void;
}

/**
 * The project's functions with the variables of a hosted project, the older names of the keys included. The local mail
 * API replaces Resend.
 */
export function projectFunctions(options: ProjectFunctionsOptions): FunctionsRunner {
  const { keys, apiOrigin, formLimitPerHour, formTotalPerHour } = options;
  return createFunctionsRunner({
    dir: join(options.supabaseDir, 'functions'),
    importMap: options.importMap,
    deno: denoProgram(),
    cacheDir: join(options.dataDir, 'deno'),
    env: {
      SUPABASE_URL: apiOrigin,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      SUPABASE_ANON_KEY: keys.publishable,
      SITE_URL: options.siteUrl,
      MAIL_API_URL: `${apiOrigin}/_dev/resend`,
      MAIL_DRAIN_SECRET: options.outboxWorkerSecret,
      ...(options.hasMailApi ? { MAIL_API_KEY: keys.mailApi } : {}),
      ...(formLimitPerHour === undefined ? {} : { FORM_LIMIT_PER_HOUR: `${formLimitPerHour}` }),
      ...(formTotalPerHour === undefined ? {} : { FORM_TOTAL_PER_HOUR: `${formTotalPerHour}` }),
    },
    log: options.log,
  });
}
