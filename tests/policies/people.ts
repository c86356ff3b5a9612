import type { Person, TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { sampleRows } from './sampleRows.ts';

export type Client = Person['client'];
type Application = Omit<ReturnType<typeof sampleRows.investor_onboarding>, 'completed_at'> & {
  completed_at: string | null;
};

/** Signs a user up who submits a qualified investor's application with these changes. */
export async function applicant(backend: TestBackend, differences: Partial<Application>) {
  const person = await backend.person();
  const application = { ...sampleRows.investor_onboarding(person.id), min_commitment: 1_000_000, ...differences };
  const { error } = await person.client.from('investor_onboarding').upsert(application, { onConflict: 'user_id' });
  if (error) throw error;
  return person;
}

/** Result of an attempt: denied, rejected for another reason (its SQLSTATE), or accepted. */
export function outcome({ error }: { error: { code: string } | null }): string {
  if (error === null) return 'taken';
  return error.code === '42501' ? 'denied' : error.code;
}
