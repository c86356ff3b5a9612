import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A site path, an anchor, an https URL, or a mailto or tel link. */
const href = z.string().check(z.regex(/^(?:\/|#[a-z]|https:\/\/|mailto:\S|tel:\+)\S*$/, 'Leads nowhere'));

export const linkSchema = z.strictObject({ label: nonEmptyText, href });
export type ContentLink = z.infer<typeof linkSchema>;

/** A button of the content. Without `href` its section shows 'Coming soon'; with one it is a link (REQ-HOME-2). */
export const actionSchema = z.strictObject({ label: nonEmptyText, href: z.optional(href) });
export type ContentAction = z.infer<typeof actionSchema>;
