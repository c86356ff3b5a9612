import * as z from 'zod/mini';
import { linkSchema } from './action.ts';
import { nonEmptyText } from './brand.ts';
import { slug } from './slug.ts';

/** A sentence split at the start and end of each link; the parts keep the spaces between them. */
const text = z.array(z.union([z.string().check(z.minLength(1)), linkSchema])).check(z.minLength(1));
export type LinkedText = z.infer<typeof text>;

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(nonEmptyText).check(z.minLength(2)) }),
  z
    .strictObject({
      kind: z.literal('table'),
      /** Caption of the table, read out before it. */
      caption: nonEmptyText,
      columns: z.array(nonEmptyText).check(z.minLength(2)),
      /** The first cell is the row header. */
      rows: z.array(z.array(nonEmptyText)).check(z.minLength(1)),
    })
    .check(
      z.refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
        error: 'A row has more or fewer cells than there are columns',
        path: ['rows'],
      }),
    ),
]);
export type LegalBlock = z.infer<typeof blockSchema>;

const partSchema = z.strictObject({
  /** Anchor for the table of contents. */
  id: slug,
  heading: nonEmptyText,
  blocks: z.array(blockSchema).check(z.minLength(1)),
});
export type LegalPart = z.infer<typeof partSchema>;

/** A legal page: privacy, terms or investment disclaimer. */
export const legalDocumentSchema = z.strictObject({
  heading: nonEmptyText,
  /** Version, and the note that a lawyer has not read it yet. */
  version: nonEmptyText,
  summary: nonEmptyText,
  /** Accessible name of the table of contents. */
  contentsLabel: nonEmptyText,
  /** Label of the back button at the top and bottom (REQ-ROUTE-5). */
  back: nonEmptyText,
  parts: z.array(partSchema).check(
    z.minLength(1),
    z.refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, {
      error: 'Two parts have the same anchor',
    }),
  ),
  closing: z.optional(z.strictObject({ heading: nonEmptyText, action: linkSchema })),
});
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
