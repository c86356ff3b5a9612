import type { Api } from './authCalls.ts';

/** `match` or `imatch` as the operator of a filter: `match.x`, `not.imatch(any).{x}`, `(title.match.x)`. */
const patternOperator = /(?:^|[.(,])i?match(?:\(\w+\))?\./;

/**
 * Difference from hosted Supabase: hosted has a statement timeout. PGlite has none, and blocks the whole process. A
 * regular expression is the only filter by which one request could block it for hours, and the product uses none.
 */
export function noPatterns(next: Api): Api {
  return async (request, context) => {
    const values = [...new URL(request.url).searchParams.values()];
    if (!values.some((value) => patternOperator.test(value))) return next(request, context);
    const message = 'Filters by regular expressions are not taken here';
    return Response.json({ code: '57014', details: null, hint: null, message }, { status: 400 });
  };
}
