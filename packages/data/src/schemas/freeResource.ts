import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A resource that is sent by e-mail on request (REQ-RES-1). */
export const freeResourceSchema = z.strictObject({
  /** Stored with each request; the constraint of `resource_downloads` has the same pattern. */
  type: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/, 'Is no key, such as reading_list')),
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

/** The mail that sends a resource, and the path of its file. The site's pages do not contain these. */
export interface ResourceMail {
  type: string;
  title: string;
  /** 'PDF, 50 pages'. */
  note: string;
  /** Path of the file on the site. The brand's build.ts writes it. */
  path: string;
  paragraph: string;
  button: string;
}
