import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

export const caseStudySlugs = [
  'hotel-chain-acquisition',
  'tech-rollup-strategy',
  'smb-digital-transformation',
] as const;

export const caseStudySchema = z.strictObject({
  slug: z.enum(caseStudySlugs),
  title: nonEmptyText,
  description: nonEmptyText,
  /** Short enough for the largest type of the row: '4.1×'. */
  metric: nonEmptyText.check(z.maxLength(10)),
  category: nonEmptyText,
});
export type CaseStudy = z.infer<typeof caseStudySchema>;
