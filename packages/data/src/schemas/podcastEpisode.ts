import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** An episode of the podcast (specification §3). */
export const podcastEpisodeSchema = z.strictObject({
  number: z.int().check(z.minimum(1)),
  title: wording,
  description: wording,
});
export type PodcastEpisode = z.infer<typeof podcastEpisodeSchema>;
