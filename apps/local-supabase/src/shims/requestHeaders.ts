import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import type { Api } from './authCalls.ts';

/** The parts of lite's connection that tell PostgreSQL about a request, inside its transaction. */
interface Telling {
  applyJwtSessionContext(transaction: unknown, ...who: unknown[]): Promise<void>;
  applyRpcRequestGucs(transaction: unknown, request: ToldRequest): Promise<void>;
}

interface ToldRequest {
  method: string;
  path: string;
  requestHeaders: Record<string, string>;
}

/**
 * Difference from hosted Supabase: lite tells PostgreSQL of a request's headers (`request.headers`) only where it calls a
 * function. Hosted does so for every request, and triggers read there where a request came from.
 */
export function requestHeaders(next: Api, connection: Connection): Api {
  const telling = connection as unknown as Telling;
  const tellWho = telling.applyJwtSessionContext.bind(telling);
  const current = new AsyncLocalStorage<ToldRequest>();

  telling.applyJwtSessionContext = async (transaction, ...who) => {
    const request = current.getStore();
    if (request !== undefined) await telling.applyRpcRequestGucs(transaction, request);
    await tellWho(transaction, ...who);
  };

  return (request, context) => {
    const { pathname } = new URL(request.url);
    const isWrite = pathname.startsWith('/rest/v1/') && !['GET', 'HEAD'].includes(request.method);
    if (!isWrite) return next(request, context);
    const path = pathname.replace('/rest/v1', '');
    return current.run({ method: request.method, path, requestHeaders: Object.fromEntries(request.headers) }, () =>
      next(request, context),
    );
  };
}
