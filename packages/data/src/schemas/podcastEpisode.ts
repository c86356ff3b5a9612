import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

export const podcastEpisodeSchema = z.strictObject({
  number: z.int().check(z.minimum(1)),
  title: nonEmptyText,
  description: nonEmptyText,
});
export type PodcastEpisode = z.infer<typeof podcastEpisodeSchema>;
