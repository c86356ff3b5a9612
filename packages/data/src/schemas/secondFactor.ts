import * as z from 'zod/mini';
import { accountDeletionSchema } from './auth.ts';
import { cleanCode } from './limits.ts';
import { messageCode } from './messages.ts';

/** The code of an authenticator app. Apps show it as '123 456': spaces are removed. */
const codeField = z.string(messageCode('code_malformed')).check(
  z.overwrite((text) => cleanCode(text).replace(/\s/gu, '')),
  z.regex(/^\d{6}$/, messageCode('code_malformed')),
);

export const codeSchema = z.object({ code: codeField });
export type CodeValues = z.infer<typeof codeSchema>;

/** Adds the code to a password form, required only with a second factor. */
export function withCode<Schema extends z.ZodMiniType>(schema: Schema, hasSecondFactor: boolean) {
  return z.intersection(schema, z.object({ code: hasSecondFactor ? codeField : z.string() }));
}

/** What confirms a removal: the password, a code, or both. */
export function proofSchema({ hasPassword, hasCode }: { hasPassword: boolean; hasCode: boolean }) {
  return withCode(hasPassword ? accountDeletionSchema : z.object({ password: z.string() }), hasCode);
}
export type Proof = z.infer<ReturnType<typeof proofSchema>>;

/** An authenticator app during setup; it is active after its first code is verified. */
export interface Enrollment {
  factorId: string;
  /** The QR code as a data URL. */
  qrCode: string;
  /** The content of the QR code, for typing. */
  secret: string;
}

export type EnrollmentResult = { ok: true; value: Enrollment } | { ok: false; message?: string };
