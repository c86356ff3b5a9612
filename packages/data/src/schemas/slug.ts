import * as z from 'zod/mini';

/** 'harbour-days-2026': identifies an entry among those of its kind. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Is no slug, such as harbour-days'));
