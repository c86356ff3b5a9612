import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../../apps/local-supabase/src/backend/migrations.ts';
import { migrationsFolder, onEmptyDatabase } from '../../tools/migratedDatabase.ts';

/** A copy of the migrations before this version. */
function migrationsBefore(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'podium-migrations-'));
  cpSync(migrationsFolder, folder, {
    recursive: true,
    filter: (path) => path === migrationsFolder || basename(path) < version,
  });
  return folder;
}

it('REQ-SAFE-3: migrations keep rows with addresses older than the constraint, and mark unsent mail to them as dead', async () => {
  const before = migrationsBefore('20261122');
  await onEmptyDatabase(async (engine) => {
    await migrate(engine, before);
    await engine.exec(`
      insert into auth.users (id, email) values ('5f0c7a52-0000-4000-8000-00000000000a', 'ada@podium.example');
      insert into public.investor_onboarding
        (user_id, is_accredited, residency, min_commitment, experience, interests, consent, completed_at)
      values ('5f0c7a52-0000-4000-8000-00000000000a', true, 'Other', 300000, 'beginner', '{Commodities}', true, now());
      insert into public.resource_downloads (email, resource_type, source_page)
      values ('"reader"@podium.example', 'ai_prompts', '/');
      insert into public.newsletter_subscribers (email, source) values ('reader@podium.example.', 'website');
      insert into public.mail_outbox (idempotency_key, recipient, reply_to, subject, text_body, html_body, status)
      values
        ('was sent', '"reader"@podium.example', null, 'A', null, null, 'sent'),
        ('to the owner', 'owner@podium.example', '"reader"@podium.example', 'A', 'A', 'A', 'pending');
    `);
    expect(await migrate(engine, migrationsFolder)).not.toEqual([]);

    expect(await engine.query('select email from public.resource_downloads')).toEqual([
      { email: '"reader"@podium.example' },
    ]);
    expect(await engine.query('select email from public.newsletter_subscribers')).toEqual([
      { email: 'reader@podium.example.' },
    ]);
    expect(
      await engine.query(
        `select coalesce(kind, idempotency_key) as mail, status, reply_to, data ->> 'required_commitment' as required
         from public.mail_outbox order by 1`,
      ),
    ).toEqual([
      { mail: 'application-acknowledgement', status: 'pending', reply_to: null, required: '1000000' },
      { mail: 'application-owner', status: 'pending', reply_to: 'ada@podium.example', required: '1000000' },
      { mail: 'resource-link', status: 'dead', reply_to: null, required: null },
      { mail: 'to the owner', status: 'pending', reply_to: null, required: null },
      { mail: 'was sent', status: 'sent', reply_to: null, required: null },
    ]);
  }).finally(() => rmSync(before, { recursive: true }));
});
