import * as z from 'zod/mini';
import { linkSchema } from './action.ts';
import { wording } from './brand.ts';

/** A sentence cut where a link in it begins or ends; the parts keep the spaces between them. */
const text = z.array(z.union([z.string().check(z.minLength(1)), linkSchema])).check(z.minLength(1));
export type LinkedText = z.infer<typeof text>;

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(wording).check(z.minLength(2)) }),
  z
    .strictObject({
      kind: z.literal('table'),
      /** Says what the table lists; read out before it. */
      caption: wording,
      columns: z.array(wording).check(z.minLength(2)),
      /** The first cell of a row names the row. */
      rows: z.array(z.array(wording)).check(z.minLength(1)),
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
  /** Anchor of the part, for the contents beside the text. */
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  heading: wording,
  blocks: z.array(blockSchema).check(z.minLength(1)),
});
export type LegalPart = z.infer<typeof partSchema>;

/** A page of legal text (specification §2: privacy, terms, investment disclaimer). */
export const legalDocumentSchema = z.strictObject({
  heading: wording,
  /** Which version this is, and that a lawyer has yet to read it. */
  version: wording,
  /** The whole document in a sentence or two. */
  summary: wording,
  /** Names the list of parts beside the text. */
  contentsLabel: wording,
  /** The button that leads back, at the top and at the foot. */
  back: wording,
  parts: z.array(partSchema).check(
    z.minLength(1),
    z.refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, {
      error: 'Two parts have the same anchor',
    }),
  ),
  /** What to do after reading, below the perforation. */
  closing: z.optional(z.strictObject({ heading: wording, action: linkSchema })),
});
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
