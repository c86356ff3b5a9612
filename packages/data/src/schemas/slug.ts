import * as z from 'zod/mini';

/** Identifies an entry within its list: 'harbour-days-2026'. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Is no slug, such as harbour-days'));
