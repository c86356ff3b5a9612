import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import type { Api } from './authCalls.ts';

/** The parts of lite's connection that tell PostgreSQL about a request, inside its transaction. */
interface Telling {
  applyJwtSessionContext(transaction: Transaction, caller: Caller): Promise<void>;
  applyRpcRequestGucs(transaction: Transaction, request: unknown): Promise<void>;
}

interface Transaction {
  executeQuery(query: object): Promise<unknown>;
}

/** Who calls, as lite has it from the token. */
interface Caller {
  auth?: { role?: string; uid?: string | number; jwt?: unknown };
}

/** By their names; all of them end with the transaction. */
type Settings = Record<string, string>;

/**
 * Difference from hosted Supabase: lite tells PostgreSQL of a request's headers (`request.headers`) only where it calls a
 * function. Hosted does so for every request, and triggers read there where a request came from. And lite has a statement
 * of its own for each setting, sixteen for a call of a function, which takes longer than the function: here it is one.
 */
export function requestSettings(next: Api, connection: Connection): Api {
  const telling = connection as unknown as Telling;
  const current = new AsyncLocalStorage<Settings>();

  telling.applyJwtSessionContext = async (transaction, caller) => {
    await tell(transaction, { ...current.getStore(), ...settingsOfCaller(caller) });
  };
  // Told already, with the caller.
  telling.applyRpcRequestGucs = async () => undefined;

  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/rest/v1/')) return next(request, context);
    return current.run(settingsOfRequest(request, pathname), () => next(request, context));
  };
}

function settingsOfRequest(request: Request, pathname: string): Settings {
  return {
    'request.method': request.method,
    'request.path': pathname.replace('/rest/v1', ''),
    'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
    // Where functions leave what the answer is to have.
    'response.status': '',
    'response.headers': '',
  };
}

function settingsOfCaller({ auth }: Caller): Settings {
  const role = auth?.role ?? 'anon';
  return {
    'request.jwt.claim.sub': String(auth?.uid ?? ''),
    'request.jwt.claim.role': role,
    ...(auth?.jwt ? { 'request.jwt.claims': JSON.stringify(auth.jwt) } : {}),
    // What comes after it, the caller's own rights decide.
    role,
  };
}

/** Kysely's compiled query, without Kysely. */
async function tell(transaction: Transaction, settings: Settings): Promise<void> {
  const sql = 'select set_config(name, value, true) from json_each_text($1::text::json) as told (name, value)';
  const parameters = [JSON.stringify(settings)];
  await transaction.executeQuery({
    sql,
    parameters,
    query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
    queryId: { queryId: 'settings' },
  });
}
