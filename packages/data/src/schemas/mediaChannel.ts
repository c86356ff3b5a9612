import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { wording } from './brand.ts';

/** A channel card (specification §2, 'Media hub'). */
export const mediaChannelSchema = z.strictObject({
  title: wording,
  description: wording,
  /** The audience as a denomination: '410K'. */
  audience: wording.check(z.maxLength(8)),
  /** What the figure counts: 'subscribers'. */
  audienceLabel: wording,
  /** Title of the latest item. */
  latest: wording,
  action: actionSchema,
});
export type MediaChannel = z.infer<typeof mediaChannelSchema>;
