import * as z from 'zod/mini';
import { wording } from './brand.ts';
import { resourceTypes } from './resourceDownload.ts';

/** Something that is sent by e-mail for the asking (specification §2, 'Free resources'). */
export const freeResourceSchema = z.strictObject({
  type: z.enum(resourceTypes),
  /** As on its cover. */
  title: wording,
  description: wording,
  button: wording,
  /** '5,247 downloads this week'. */
  downloads: wording,
  /** Pages of a printed resource, as on its cover. */
  pages: z.optional(z.int().check(z.minimum(1))),
});
export type FreeResource = z.infer<typeof freeResourceSchema>;
