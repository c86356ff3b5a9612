import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A city on the chart. Degrees; north and east are positive. */
export const citySchema = z.strictObject({
  name: nonEmptyText,
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type City = z.infer<typeof citySchema>;
