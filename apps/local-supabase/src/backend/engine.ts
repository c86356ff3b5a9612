import type { Extensions } from '@electric-sql/pglite';
import type { Connection } from '@supabase/lite';

/** PostgreSQL inside this process. */
export interface PgliteOptions {
  kind: 'pglite';
  /** Folder of the data, in a folder that exists; in memory when left out. It has no lock of its own: see dataLock.ts. */
  dataDir?: string;
  /** A cluster to begin with, as PGlite dumps it, in place of making one. */
  cluster?: Blob;
  /** Extensions of PostgreSQL that come as packages of their own. */
  extensions?: Extensions;
}

/** A PostgreSQL server, version 15 or later, as a user that may create roles. */
export interface PostgresOptions {
  kind: 'postgres';
  url: string;
}

/** Where the data lives. */
export type EngineOptions = PgliteOptions | PostgresOptions;

export type EngineKind = EngineOptions['kind'];

/** What the schema, the migrations and the shims ask of a database. Parameters are always bound, never written into the text. */
export interface SqlRunner {
  /** One statement with `$1`, `$2`, … bound to `params`. */
  query<Row extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Any number of statements without parameters. */
  exec(sql: string): Promise<void>;
}

/** One open database behind one interface, whichever engine it is. */
export interface Engine extends SqlRunner {
  kind: EngineKind;
  /** The connection that `@supabase/lite` works on. */
  connection: Connection;
  /** Runs `work` in one transaction: all of it or nothing. */
  transaction<Result>(work: (sql: SqlRunner) => Promise<Result>): Promise<Result>;
  /**
   * Runs one request while no other request touches the same session. PostgreSQL has a session for each transaction, so
   * there it runs at once. See shims/oneRequestAtATime.ts.
   */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
