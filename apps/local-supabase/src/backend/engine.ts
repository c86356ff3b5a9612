import type { Extensions } from '@electric-sql/pglite';
import type { Connection } from '@supabase/lite';

/** PostgreSQL inside this process. */
export interface PgliteOptions {
  kind: 'pglite';
  /** Data folder inside an existing folder; in memory when omitted. It is not locked: see dataFolder.ts. */
  dataDir?: string;
  /** A PGlite dump to start with, instead of a new cluster. */
  cluster?: Blob;
  /** PostgreSQL extensions from separate packages. */
  extensions?: Extensions;
}

/** A PostgreSQL server, version 15 or later, with a user that may create roles. */
export interface PostgresOptions {
  kind: 'postgres';
  url: string;
}

export type EngineOptions = PgliteOptions | PostgresOptions;

/** The database interface for schema, migrations and shims. Parameters are always bound, never interpolated. */
export interface SqlRunner {
  /** One statement with `$1`, `$2`, … bound to `params`. */
  query<Row extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Any number of statements without parameters. */
  exec(sql: string): Promise<void>;
}

/** An open database, independent of the engine. */
export interface Database extends SqlRunner, AsyncDisposable {
  transaction<Result>(work: (sql: SqlRunner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The database of a backend. */
export interface Engine extends Database {
  /** The connection for `@supabase/lite`. */
  connection: Connection;
  /** Whether `statement_timeout` has an effect. */
  hasStatementTimeout: boolean;
  /**
   * Runs one request with exclusive use of the session. PostgreSQL has a session per transaction, so it runs at once
   * there. See shims/reentrantMutex.ts.
   */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>;
}
