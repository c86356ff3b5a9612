import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** Case studies there are (specification §3). */
export const caseStudySlugs = [
  'hotel-chain-acquisition',
  'tech-rollup-strategy',
  'smb-digital-transformation',
] as const;

/** A deal told with its result (specification §3). */
export const caseStudySchema = z.strictObject({
  slug: z.enum(caseStudySlugs),
  title: wording,
  description: wording,
  /** The result, short enough to be the loudest thing in the row: '4.1×'. */
  metric: wording.check(z.maxLength(10)),
  category: wording,
});
export type CaseStudy = z.infer<typeof caseStudySchema>;
