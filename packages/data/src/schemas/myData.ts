import * as z from 'zod/mini';

/** All stored data of one person, by table; null where there is none. */
export const myDataSchema = z.record(z.string(), z.nullable(z.array(z.record(z.string(), z.json()))));
export type MyData = z.infer<typeof myDataSchema>;
