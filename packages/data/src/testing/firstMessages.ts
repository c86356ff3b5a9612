import type * as z from 'zod/mini';

/** For tests: the first message of each field, as a form shows it. Empty for valid input. */
export function firstMessages(schema: z.ZodMiniType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  const messages: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}
