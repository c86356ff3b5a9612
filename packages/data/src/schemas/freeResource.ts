import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import { resourceTypes } from './resourceDownload.ts';

/** A resource that is sent by e-mail on request (REQ-RES-1). */
export const freeResourceSchema = z.strictObject({
  type: z.enum(resourceTypes),
  /** Same as on the cover. */
  title: nonEmptyText,
  description: nonEmptyText,
  button: nonEmptyText,
  /** '5,247 downloads this week'. */
  downloads: nonEmptyText,
  /** Page count of a PDF, same as on the cover. */
  pages: z.optional(z.int().check(z.minimum(1))),
});
export type FreeResource = z.infer<typeof freeResourceSchema>;
