import type { Api } from './authCalls.ts';

/** `match` or `imatch` where a filter can name its operator: `match.x`, `not.imatch(any).{x}`, `(title.match.x)`. */
const patternOperator = /(?:^|[.(,])i?match(?:\(\w+\))?\./;

/**
 * Difference from hosted Supabase: hosted breaks a statement off after some seconds. PGlite cannot, and everything in this
 * process waits for it. A regular expression is the one filter by which a single request keeps it busy for hours, and
 * nothing here filters by one.
 */
export function noPatterns(next: Api): Api {
  return async (request, context) => {
    const values = [...new URL(request.url).searchParams.values()];
    if (!values.some((value) => patternOperator.test(value))) return next(request, context);
    const message = 'Filters by regular expressions are not taken here';
    return Response.json({ code: '57014', details: null, hint: null, message }, { status: 400 });
  };
}
