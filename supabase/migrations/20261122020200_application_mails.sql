-- Mails about applications always end with the final result. A mail that waits, for its first attempt or another one, is
-- replaced by one with the newest answers, so that an older result never comes last. Of one application, three mails a day go out at once; the next one waits until
-- four hours after the last, so that nobody fills an inbox by a switch that goes to and fro.
--
-- The net worth is in none of them.

create index mail_outbox_of_application on public.mail_outbox (split_part(idempotency_key, '/', 2), created_at)
  where kind in ('application-owner', 'application-acknowledgement');

-- p_is_news: a mail is owed even where none waits to be replaced.
create function private.owe_application_mail(
  p_kind text,
  p_key_ending text,
  p_recipient text,
  p_reply_to text,
  p_data jsonb,
  p_is_news boolean
) returns void
language plpgsql
set search_path = ''
as $$
declare
  applicant text := p_data ->> 'reference';
  told bigint;
  last_told timestamptz;
  owed_since timestamptz;
  due timestamptz;
begin
  with replaced as (
    delete from public.mail_outbox as mail
    where mail.kind in ('application-owner', 'application-acknowledgement')
      and split_part(mail.idempotency_key, '/', 2) = applicant
      and mail.kind = p_kind
      and mail.status = 'pending'
    returning mail.created_at, mail.next_attempt_at
  )
  select min(replaced.created_at), max(replaced.next_attempt_at) into owed_since, due from replaced;

  if owed_since is null then
    if not p_is_news then
      return;
    end if;
    select count(*), max(mail.next_attempt_at)
    into told, last_told
    from public.mail_outbox as mail
    where mail.kind in ('application-owner', 'application-acknowledgement')
      and split_part(mail.idempotency_key, '/', 2) = applicant
      and mail.kind = p_kind
      and mail.created_at > now() - interval '1 day';
    due := case when told < 3 then now() else greatest(now(), last_told + interval '4 hours') end;
  end if;

  insert into public.mail_outbox (idempotency_key, kind, recipient, reply_to, data, next_attempt_at, created_at)
  values (
    'application/' || applicant || '/' || gen_random_uuid() || '/' || p_key_ending,
    p_kind,
    p_recipient,
    p_reply_to,
    p_data,
    due,
    coalesce(owed_since, now())
  );
end;
$$;

create or replace function private.owe_application_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  unmet text[] := account.unmet_conditions(new);
  is_news boolean := true;
  address text;
  outcome jsonb;
begin
  if tg_op = 'UPDATE' then
    is_news := old.completed_at is null or account.unmet_conditions(old) <> unmet;
  end if;
  -- Never completed. One that was and is no more has a new result.
  if new.completed_at is null and (tg_op = 'INSERT' or old.completed_at is null) then
    return null;
  end if;

  -- An address that no mail can go to keeps nobody from applying.
  select email into address from auth.users where id = new.user_id and private.is_address(email);

  outcome := jsonb_build_object(
    'reference', new.user_id,
    'min_commitment', new.min_commitment,
    'required_commitment', account.qualifying_commitment(),
    'unmet', to_jsonb(unmet)
  );
  perform private.owe_application_mail(
    'application-owner',
    'owner',
    null,
    address,
    outcome || jsonb_build_object(
      'name', (select full_name from public.profiles where id = new.user_id),
      'email', address,
      'residency', new.residency,
      'experience', new.experience,
      'interests', to_jsonb(new.interests)
    ),
    is_news
  );
  if address is not null then
    perform private.owe_application_mail(
      'application-acknowledgement', 'acknowledgement', address, null, outcome, is_news
    );
  end if;
  return null;
end;
$$;

revoke execute on function private.owe_application_mail(text, text, text, text, jsonb, boolean)
  from public, anon, authenticated, service_role;

drop function private.unmet_conditions(public.investor_onboarding);

-- Mails that waited while this migration came.
update public.mail_outbox
set data = data || jsonb_build_object('required_commitment', account.qualifying_commitment())
where kind in ('application-owner', 'application-acknowledgement') and data is not null;
