import type { ContentAction } from './action.ts';
import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A result in two parts: '2.6×' and 'the first price named'. */
const result = z.strictObject({ figure: nonEmptyText.check(z.maxLength(10)), label: nonEmptyText });

export const testimonialSchema = z.strictObject({
  /** Without quotation marks: the section adds them. */
  quote: nonEmptyText.check(z.maxLength(200)),
  name: nonEmptyText,
  /** Position: 'Managing director'. */
  title: nonEmptyText,
  company: nonEmptyText,
  /** Figure with its unit: '2.6×', '31 days'. */
  metric: z.optional(nonEmptyText.check(z.maxLength(10))),
  /** What the metric measures: 'the first price named'. Set both or neither. */
  metricLabel: z.optional(nonEmptyText),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A before-and-after testimonial, with the time it took. */
export const transformationStorySchema = z.strictObject({
  ...testimonialSchema.shape,
  before: result,
  after: result,
  /** In whole months; the bar is drawn to scale. */
  timeframe: z.int().check(z.minimum(1)),
  hasVideo: z.boolean(),
});
export type TransformationStory = z.infer<typeof transformationStorySchema>;

export interface StoryLabels {
  before: string;
  timeframe: string;
  after: string;
}

export interface TransformationStoriesContent {
  heading: string;
  note?: string;
  labels: StoryLabels;
  /** Plural form; `{months}` is replaced with a number above one. */
  months: string;
  items: TransformationStory[];
  watch: ContentAction;
}
