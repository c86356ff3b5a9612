import { AsyncLocalStorage } from 'node:async_hooks';
import { type Api, routedPath, type ShimTools } from './authCalls.ts';

/** The methods of lite's connection that set request settings inside the transaction. */
interface ConnectionWithSettings {
  applyJwtSessionContext(transaction: Transaction, caller: Caller): Promise<void>;
  applyRpcRequestGucs(transaction: Transaction, request: unknown): Promise<void>;
}

interface Transaction {
  executeQuery(query: object): Promise<unknown>;
}

/** The caller, as lite reads it from the token. */
interface Caller {
  auth?: { role?: string; uid?: string | number; jwt?: unknown };
}

/** Values by the name of the setting. They apply until the transaction ends. */
type Settings = Record<string, string>;

/**
 * Difference from hosted Supabase: lite sets `request.headers` only for function calls. Hosted sets it for every
 * request, and triggers read the caller's address from it. Hosted also has a statement timeout. Lite runs one statement
 * per setting, sixteen for a function call, which takes longer than the call itself; this shim runs one statement.
 */
export function requestSettings(next: Api, { engine }: ShimTools): Api {
  const connection = engine.connection as unknown as ConnectionWithSettings;
  const current = new AsyncLocalStorage<Settings>();

  connection.applyJwtSessionContext = async (transaction, caller) => {
    await applySettings(transaction, { ...current.getStore(), ...settingsOfCaller(caller) });
  };
  // Already set together with the caller.
  connection.applyRpcRequestGucs = async () => undefined;

  return (request, context) => current.run(settingsOfRequest(request), () => next(request, context));
}

function settingsOfRequest(request: Request): Settings {
  return {
    'request.method': request.method,
    'request.path': routedPath(request).replace('/rest/v1', ''),
    'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
    // Functions set response headers and status here.
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
    // The timeout of hosted Supabase. PGlite ignores it: see `patternFilters`.
    statement_timeout: role === 'anon' ? '3s' : '8s',
    // Must be last: later statements run with the caller's privileges.
    role,
  };
}

/** Kysely's compiled query, without Kysely. */
async function applySettings(transaction: Transaction, settings: Settings): Promise<void> {
  const sql = 'select set_config(name, value, true) from json_each_text($1::text::json) as settings (name, value)';
  const parameters = [JSON.stringify(settings)];
  await transaction.executeQuery({
    sql,
    parameters,
    query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
    queryId: { queryId: 'settings' },
  });
}
