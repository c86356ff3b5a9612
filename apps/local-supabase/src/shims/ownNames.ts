import type { Api } from './authCalls.ts';

/**
 * Difference from hosted Supabase, and a hole: lite collects the filters of a request by the names of their columns in a
 * plain object. `?__proto__=eq.1` thus writes into what every object of this process inherits, for all later requests of
 * everybody, and `?constructor=eq.1` filters nothing. Here such a name is the name of no column, as for PostgREST, and
 * nothing can be added to what all objects inherit by any other way.
 */
export function ownNames(next: Api): Api {
  Object.preventExtensions(Object.prototype);

  return async (request, context) => {
    const inherited = [...new URL(request.url).searchParams.keys()].find(isInherited);
    if (inherited === undefined) return next(request, context);
    const message = `column ${inherited} does not exist`;
    return Response.json({ code: '42703', details: null, hint: null, message }, { status: 400 });
  };
}

/** `name` may be quoted, stand in a path and lead into a value, as in `deals."title"` and `data->key`. */
function isInherited(name: string): boolean {
  return name.split(/\W+/).some((part) => part in Object.prototype);
}
