-- An investor application reaches the owner, and its sender learns what came of it. Both mails say whether it qualifies,
-- or which condition it does not meet; the net worth is in neither.

-- The conditions that an application does not meet; none of them, and it qualifies. The page and the policy of `deals`
-- ask `qualification()`, which knows the caller alone; the two agree, and a test compares them.
create function private.unmet_conditions(application public.investor_onboarding) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(
    array[
      case when not application.is_accredited then 'accredited' end,
      case when not application.consent then 'consent' end,
      case when application.completed_at is null then 'completed' end,
      case when application.min_commitment < 1000000 then 'commitment' end
    ],
    null
  )
$$;

-- Mails go out when an application is completed, and when completing it again comes to another result. Not at every
-- upsert; and of the changes of one day the first three are told, so that nobody fills the owner's inbox by a switch that
-- goes to and fro. The record itself is always the newest.
create function private.owe_application_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  unmet text[] := private.unmet_conditions(new);
  key_of_mails text := 'application/' || new.user_id || '/';
  address text;
begin
  if new.completed_at is null then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.completed_at is not null and private.unmet_conditions(old) = unmet then
    return null;
  end if;

  -- An address that no mail can go to keeps nobody from applying.
  select email into address
  from auth.users
  where id = new.user_id and char_length(email) <= 255 and email ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$';
  if (
    select count(*)
    from public.mail_outbox
    where lower(reply_to) = lower(address)
      and starts_with(idempotency_key, key_of_mails)
      and created_at > now() - interval '1 day'
  ) >= 3 then
    return null;
  end if;

  key_of_mails := key_of_mails || gen_random_uuid();
  perform private.owe_mail(
    key_of_mails || '/owner',
    'application-owner',
    null,
    address,
    jsonb_build_object(
      'reference', new.user_id,
      'name', (select full_name from public.profiles where id = new.user_id),
      'email', address,
      'residency', new.residency,
      'experience', new.experience,
      'interests', to_jsonb(new.interests),
      'min_commitment', new.min_commitment,
      'unmet', to_jsonb(unmet)
    )
  );
  if address is not null then
    perform private.owe_mail(
      key_of_mails || '/acknowledgement',
      'application-acknowledgement',
      address,
      null,
      jsonb_build_object(
        'reference', new.user_id, 'min_commitment', new.min_commitment, 'unmet', to_jsonb(unmet)
      )
    );
  end if;
  return null;
end;
$$;

revoke execute on function private.unmet_conditions(public.investor_onboarding)
  from public, anon, authenticated, service_role;
revoke execute on function private.owe_application_mails() from public, anon, authenticated, service_role;

create trigger owe_application_mails
  after insert or update on public.investor_onboarding
  for each row execute function private.owe_application_mails();
