import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import { slug } from './slug.ts';

/** 'Price', '€6.2M', 'for eleven hotels, 2014'. */
const figureSchema = z.strictObject({ term: nonEmptyText, figure: nonEmptyText, note: nonEmptyText });

/** How the result came about: two figures and their quotient, what was wrong, and what was done. */
const calculationSchema = z.strictObject({
  figures: z.tuple([figureSchema, figureSchema]),
  /** The quotient: '25.4 ÷ 6.2'. */
  sum: nonEmptyText,
  result: nonEmptyText,
  fault: nonEmptyText,
  moves: z.tuple([nonEmptyText, nonEmptyText, nonEmptyText]),
  mistake: nonEmptyText,
});

export const caseStudySchema = z.strictObject({
  slug,
  title: nonEmptyText,
  description: nonEmptyText,
  /** Short enough for the largest type of the row: '4.1×'. */
  metric: nonEmptyText.check(z.maxLength(10)),
  category: nonEmptyText,
  calculation: z.optional(calculationSchema),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type CaseStudyCalculation = z.infer<typeof calculationSchema>;
