import type { Api } from './authCalls.ts';

/**
 * Difference from hosted Supabase, and a vulnerability: lite collects filters by column name in a plain object.
 * `?__proto__=eq.1` thus pollutes Object.prototype for all later requests, and `?constructor=eq.1` filters nothing.
 * This shim treats such names as unknown columns, like PostgREST, and makes Object.prototype non-extensible.
 */
export function prototypeNames(next: Api): Api {
  Object.preventExtensions(Object.prototype);

  return async (request, context) => {
    const inherited = [...new URL(request.url).searchParams.keys()].find(isInherited);
    if (inherited === undefined) return next(request, context);
    const message = `column ${inherited} does not exist`;
    return Response.json({ code: '42703', details: null, hint: null, message }, { status: 400 });
  };
}

/** `name` may be quoted, qualified, and a JSON path, as in `deals."title"` and `data->key`. */
function isInherited(name: string): boolean {
  return name.split(/\W+/).some((part) => part in Object.prototype);
}
