import type { Person, TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { sampleRows } from './sampleRows.ts';

export type Client = Person['client'];
type Application = Omit<ReturnType<typeof sampleRows.investor_onboarding>, 'completed_at'> & {
  completed_at: string | null;
};

/** Submits a qualified investor's application with these changes. */
export async function apply({ client, id }: Person, differences: Partial<Application> = {}): Promise<void> {
  const application = { ...sampleRows.investor_onboarding(id), min_commitment: 1_000_000, ...differences };
  await client.from('investor_onboarding').upsert(application, { onConflict: 'user_id' }).throwOnError();
}

/** Signs a user up who applies. */
export async function applicant(backend: TestBackend, differences: Partial<Application>) {
  const person = await backend.person();
  await apply(person, differences);
  return person;
}

/** Result of an attempt: denied, rejected for another reason (its SQLSTATE), or accepted. */
export function outcome({ error }: { error: { code: string } | null }): string {
  if (error === null) return 'taken';
  return error.code === '42501' ? 'denied' : error.code;
}
