import { openPostgres } from '../../apps/local-supabase/src/backend/postgresEngine.ts';

/** Adds rows to every table that grows with visitors, up to this number. */
export async function growTo(url: string, rows: number): Promise<void> {
  const engine = await openPostgres({ kind: 'postgres', url });
  const missing = (table: string) => `generate_series((select count(*) from ${table}) + 1, ${rows}) as n`;
  await engine.exec(`
    -- Without triggers: their rows (mails, limits) are written here.
    set session_replication_role = replica;

    insert into public.newsletter_subscribers (email, source, status, confirmed_at)
    select 'subscriber' || n || '@many.example', 'website', case when n % 5 = 0 then 'pending' else 'confirmed' end, now()
    from ${missing('public.newsletter_subscribers')};
    insert into private.newsletter_tokens (token_hash, subscriber_id, purpose)
    select sha256(convert_to(id::text, 'utf8')), id, 'unsubscribe' from public.newsletter_subscribers
    on conflict do nothing;
    insert into private.newsletter_tokens (token_hash, subscriber_id, purpose, expires_at)
    select sha256(convert_to('confirm ' || id, 'utf8')), id, 'confirm', now() + interval '1 day'
    from public.newsletter_subscribers where status = 'pending'
    on conflict do nothing;

    insert into public.speaking_inquiries (name, email, message, created_at)
    select 'Organiser ' || n, 'organiser' || n || '@many.example', 'Would you come and speak?', now() - n * interval '1 second'
    from ${missing('public.speaking_inquiries')};
    insert into public.contact_messages (name, email, message, inquiry_type, created_at)
    select 'Sender ' || n, 'sender' || n || '@many.example', 'I have a question.', 'general', now() - n * interval '1 second'
    from ${missing('public.contact_messages')};
    insert into public.resource_downloads (email, resource_type, source_page, created_at)
    select 'reader' || n || '@many.example', 'ai_prompts', '/', now() - interval '2 days' - n * interval '1 second'
    from ${missing('public.resource_downloads')};
    insert into public.mail_outbox (idempotency_key, recipient, subject, status, sent_at, created_at)
    select 'many/' || n, 'reader' || n || '@many.example', 'A sample', 'sent', now(), now() - interval '2 days'
    from ${missing('public.mail_outbox')};
    insert into private.rate_limits (bucket, key_hash, window_ends_at, hits)
    select 'contact-form', 'many' || n, now(), 1 from ${missing('private.rate_limits')};

    insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at, last_sign_in_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'investor' || n || '@many.example', now(), now(), now(), now()
    from ${missing('auth.users')};
    insert into auth.sessions (id, user_id)
    select gen_random_uuid(), id from auth.users where id not in (select user_id from auth.sessions);
    insert into public.profiles (id, full_name) select id, 'Sample Investor' from auth.users on conflict do nothing;
    insert into public.investor_onboarding (
      user_id, is_accredited, residency, min_commitment, experience, interests, consent, completed_at
    )
    select id, true, 'Other', 1000000, 'beginner', array['Commodities'], true, now() from auth.users
    on conflict do nothing;

    reset session_replication_role;
  `);
  await engine.exec('vacuum analyze');
  // Otherwise PostgreSQL would write during a measurement.
  await engine.exec('checkpoint');
  await engine.close();
}
