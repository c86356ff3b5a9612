import * as z from 'zod/mini';
import { type ContentLink, linkSchema } from './action.ts';
import { nonEmptyText } from './brand.ts';

const indexEntrySchema = z.strictObject({
  /** Short enough for the column of numbers: '047'. */
  number: nonEmptyText.check(z.maxLength(5)),
  /** What was published: 'Podcast'. */
  kind: nonEmptyText.check(z.maxLength(20)),
  title: nonEmptyText,
  /** What it says, as a sentence. */
  description: z.optional(nonEmptyText),
  /** What it says, in figures. */
  figures: z.optional(z.array(z.strictObject({ term: nonEmptyText, value: nonEmptyText }))),
  /** Where it can be heard or read. */
  href: linkSchema.shape.href,
});
export type IndexEntry = z.infer<typeof indexEntrySchema>;

/** A word to look up, and the items on it. An item can be under several subjects. */
export const indexSubjectSchema = z.strictObject({
  subject: nonEmptyText.check(z.maxLength(20)),
  entries: z.array(indexEntrySchema).check(z.minLength(1)),
});
export type IndexSubject = z.infer<typeof indexSubjectSchema>;

export interface SubjectIndexContent {
  heading: string;
  note: string;
  /** In alphabetical order. */
  subjects: readonly IndexSubject[];
  /** What editors need who prepare an item of their own. */
  editors?: { heading: string; figures: readonly { figure: string; label: string }[]; links: readonly ContentLink[] };
}
