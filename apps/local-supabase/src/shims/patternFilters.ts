import { type Api, routedPath, type ShimTools } from './authCalls.ts';

const pattern = /^(not\.)*i?match(\(\w+\))?\./;
const nestedPattern = /\.i?match(\(\w+\))?\./;

/**
 * Difference from hosted Supabase: PGlite has no statement timeout, and one regular expression with back references can
 * block it for minutes, for all callers. This shim refuses the filters `match` and `imatch` there.
 */
export function patternFilters(next: Api, { engine }: ShimTools): Api {
  if (engine.hasStatementTimeout) return next;

  return async (request, context) => {
    const filters = routedPath(request).startsWith('/rest/v1/') ? [...new URL(request.url).searchParams] : [];
    const isRefused = filters.some(([name, value]) => (/(or|and)$/.test(name) ? nestedPattern : pattern).test(value));
    if (!isRefused) return next(request, context);
    const message = 'The filters match and imatch need DATABASE_URL here: PGlite cannot limit their time.';
    return Response.json({ code: 'PGRST100', details: null, hint: null, message }, { status: 400 });
  };
}
