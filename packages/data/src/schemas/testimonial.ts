import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** A result in two parts: '2.6×' and 'the first price named'. */
const result = z.strictObject({ figure: wording.check(z.maxLength(10)), label: wording });

/** What somebody says (specification §3). */
export const testimonialSchema = z.strictObject({
  /** Without quotation marks: they are drawn. */
  quote: wording.check(z.maxLength(200)),
  name: wording,
  /** What the person does there: 'Managing director'. */
  title: wording,
  company: wording,
  /** The figure alone: '2.6×'. */
  metric: z.optional(wording.check(z.maxLength(10))),
  /** What the figure counts; there where a metric is. */
  metricLabel: z.optional(wording),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/**
 * The second style of testimonial: what changed, and how long it took (specification §3; rulings, 'Second testimonial
 * style').
 */
export const transformationStorySchema = z.strictObject({
  ...testimonialSchema.shape,
  before: result,
  after: result,
  /** In whole months; the ribbon is drawn to scale. */
  timeframe: z.int().check(z.minimum(1), z.maximum(24)),
  /** Whether the story is also told in a film. */
  hasVideo: z.boolean(),
});
export type TransformationStory = z.infer<typeof transformationStorySchema>;
