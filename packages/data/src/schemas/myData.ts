import * as z from 'zod/mini';

/** Everything that is stored of one person, by table; null where there is nothing. Values are any JSON. */
export const myDataSchema = z.record(z.string(), z.nullable(z.array(z.record(z.string(), z.json()))));
export type MyData = z.infer<typeof myDataSchema>;
