import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { nonEmptyText } from './brand.ts';

export const mediaChannelSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  /** Audience in compact form: '410K'. */
  audience: nonEmptyText.check(z.maxLength(8)),
  /** Unit of the audience: 'subscribers'. */
  audienceLabel: nonEmptyText,
  latest: nonEmptyText,
  action: actionSchema,
});
export type MediaChannel = z.infer<typeof mediaChannelSchema>;
