import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import { slug } from './slug.ts';

export const caseStudySchema = z.strictObject({
  /** Unique among the case studies. */
  slug,
  title: nonEmptyText,
  description: nonEmptyText,
  /** Short enough for the largest type of the row: '4.1×'. */
  metric: nonEmptyText.check(z.maxLength(10)),
  category: nonEmptyText,
});
export type CaseStudy = z.infer<typeof caseStudySchema>;
