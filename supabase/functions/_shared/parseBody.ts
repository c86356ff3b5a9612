import type { Message } from '@podium/data/schemas/messages.ts';
import { messageSentence } from './messageSentence.ts';
import { Refusal } from './refusal.ts';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The used part of a zod schema, so that only the shared schemas import zod. */
export interface FormSchema<T> {
  shape: Record<string, unknown>;
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
}

/** The default message of zod/mini without a locale. */
const NO_SENTENCE = 'Invalid input';

function isFields(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function sentence({ path, message }: Issue): string {
  return message === NO_SENTENCE ? `The field '${path.join('.')}' is not valid.` : messageSentence(message as Message);
}

/** Multi-line fields. In other fields a form produces no line breaks or tabs. */
const LONG_FIELDS = new Set(['message']);

const CONTROL_CHARACTER = /\p{Cc}/u;
const CONTROL_CHARACTER_BUT_BREAK = /[^\P{Cc}\t\n\r]/u;

function holdsControlCharacter([field, value]: [string, unknown]): boolean {
  const forbidden = LONG_FIELDS.has(field) ? CONTROL_CHARACTER_BUT_BREAK : CONTROL_CHARACTER;
  return typeof value === 'string' && forbidden.test(value);
}

/** Parses the fields of a form. Throws a Refusal with the schema's first message. */
export function parseBody<T>(schema: FormSchema<T>, body: unknown): T {
  if (!isFields(body)) throw new Refusal(400, 'invalid_input', 'What was sent is not the form.');
  if (Object.keys(body).some((field) => !Object.hasOwn(schema.shape, field))) {
    throw new Refusal(400, 'invalid_input', 'The form does not have all of the fields that were sent.');
  }
  if (Object.entries(body).some(holdsControlCharacter)) {
    throw new Refusal(400, 'control_character', 'One of the fields holds a character that cannot be written.');
  }
  const result = schema.safeParse(body);
  if (!result.success) throw new Refusal(400, 'invalid_input', sentence(result.error.issues[0]!));
  return result.data;
}
