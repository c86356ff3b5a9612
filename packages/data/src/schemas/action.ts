import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** A path of the site, an anchor on one of its pages, the encrypted address of another site, a mailbox or a telephone. */
const href = z.string().check(z.regex(/^(?:\/|#[a-z]|https:\/\/|mailto:\S|tel:\+)\S*$/, 'Leads nowhere'));

/** A link in words. */
export const linkSchema = z.strictObject({ label: wording, href });
export type ContentLink = z.infer<typeof linkSchema>;

/**
 * A button of the content. Without `href` it has no action yet, and its section says so ('Coming soon'); giving it one
 * makes it a link (rulings, 'Buttons with no action').
 */
export const actionSchema = z.strictObject({ label: wording, href: z.optional(href) });
export type ContentAction = z.infer<typeof actionSchema>;
