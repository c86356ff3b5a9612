import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A site path, an anchor, an https URL, or a mailto or tel link. */
const href = z.string().check(z.regex(/^(?:\/|#[a-z]|https:\/\/|mailto:\S|tel:\+)\S*$/, 'Leads nowhere'));

export const linkSchema = z.strictObject({ label: nonEmptyText, href });
export type ContentLink = z.infer<typeof linkSchema>;

/** A button of the content: a link, or without `href` the label and why it leads nowhere yet (REQ-HOME-2). */
export const actionSchema = z.union(
  [
    z.strictObject({ label: nonEmptyText, href, reason: z.optional(nonEmptyText) }),
    z.strictObject({ label: nonEmptyText, reason: nonEmptyText }),
  ],
  { error: 'Needs a usable address, or the reason why it has none' },
);
export type ContentAction = z.infer<typeof actionSchema>;
