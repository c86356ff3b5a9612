import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** A city on the chart, in degrees: north and east are positive. */
export const citySchema = z.strictObject({
  name: wording,
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type City = z.infer<typeof citySchema>;
