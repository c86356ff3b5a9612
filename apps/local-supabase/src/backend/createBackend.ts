import { restoreWarnings } from '../shims/processWarnings.ts'; // before anything that loads lite
import { join } from 'node:path';
import type { Mail } from '../mail/inbox.ts';
import { createApi } from './api.ts';
import { authHelpersSql, bootstrapSql } from './bootstrap.sql.ts';
import type { Engine, EngineOptions, SqlRunner } from './engine.ts';
import { migrate } from './migrations.ts';
import { openPglite } from './pgliteEngine.ts';
import { openPostgres } from './postgresEngine.ts';
import { type MailSubjects, readProjectConfig } from './projectConfig.ts';

/** The keys of the backend's only project. */
export interface BackendKeys {
  /** For browsers: acts as `anon`, or as the user of the accompanying token. */
  publishable: string;
  /** For functions: acts as `service_role`. */
  secret: string;
  /** Signs users' tokens; at least 32 characters. */
  jwtSecret: string;
}

export interface BackendOptions {
  engine: EngineOptions;
  /** Origin of the site, which is also the origin of the API. */
  siteUrl: string;
  keys: BackendKeys;
  /** Receives the mails of the auth service. Resolves once the mail is stored. */
  sendMail: (mail: Mail) => Promise<void>;
  /** The deployed project: `config.toml`, `migrations/`, `templates/`. */
  supabaseDir: string;
  /** @default the project's own templates */
  templatesDir?: string;
  /** Instead of the subjects of `config.toml`, by template name. */
  mailSubjects?: MailSubjects;
}

/** What a `Request` does not contain about the caller. */
export interface RequestContext {
  /** The socket's remote address. */
  peerAddress?: string | null;
}

/** Hosted Supabase's auth and REST API on one machine. For development, tests and the demo; never for production. */
export interface LocalBackend extends SqlRunner {
  /** Responds to `/auth/v1/*` and `/rest/v1/*`. */
  fetch: (request: Request, context?: RequestContext) => Promise<Response>;
  close(): Promise<void>;
}

/**
 * Opens the database, applies missing migrations and starts the API.
 *
 * @throws when the database cannot be opened or a migration fails
 */
export async function createBackend(options: BackendOptions): Promise<LocalBackend> {
  restoreWarnings();
  const engine = await (options.engine.kind === 'pglite' ? openPglite(options.engine) : openPostgres(options.engine));
  try {
    return await startOn(engine, options);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Prepares the schema of an open database and starts the API on it. */
export async function startOn(engine: Engine, options: BackendOptions): Promise<LocalBackend> {
  const config = await readProjectConfig(options.supabaseDir);
  await engine.exec(bootstrapSql);
  const api = createApi(engine, config, options);
  await api.prepareSchema();
  await engine.exec(authHelpersSql);
  await migrate(engine, join(options.supabaseDir, 'migrations'));
  await engine.connection.clearSchemaCache();

  return {
    fetch: (request, context = {}) => api.fetch(request, context),
    query: (sql, params) => engine.query(sql, params),
    async exec(sql) {
      await engine.exec(sql);
      if (/\b(create|alter|drop)\b/i.test(sql)) await engine.connection.clearSchemaCache();
    },
    close: () => engine.close(),
  };
}
