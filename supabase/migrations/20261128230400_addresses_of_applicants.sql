-- What owe_application_mails() did, for the address that the account has now. The owner's mail also has an address that no
-- mail can go to.
--
-- p_is_news: as for owe_application_mail(), mails are owed even where none waits to be replaced.
create function private.owe_mails_about(p_application public.investor_onboarding, p_is_news boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = p_application.user_id);
  recipient text := case when private.is_address(address) then address end;
  outcome jsonb := jsonb_build_object(
    'reference', p_application.user_id,
    'min_commitment', p_application.min_commitment,
    'required_commitment', account.qualifying_commitment(),
    'unmet', to_jsonb(account.unmet_conditions(p_application))
  );
begin
  perform private.owe_application_mail(
    'application-owner',
    'owner',
    null,
    recipient,
    outcome || jsonb_build_object(
      'name', (select full_name from public.profiles where id = p_application.user_id),
      'email', recipient,
      'address', address,
      'residency', p_application.residency,
      'experience', p_application.experience,
      'interests', to_jsonb(p_application.interests)
    ),
    p_is_news
  );
  -- An address that no mail can go to keeps nobody from applying.
  if recipient is not null then
    perform private.owe_application_mail(
      'application-acknowledgement', 'acknowledgement', recipient, null, outcome, p_is_news
    );
  else
    delete from public.mail_outbox as mail
    where mail.kind in ('application-owner', 'application-acknowledgement')
      and split_part(mail.idempotency_key, '/', 2) = p_application.user_id::text
      and mail.kind = 'application-acknowledgement'
      and mail.status = 'pending';
  end if;
end;
$$;

revoke execute on function private.owe_mails_about(public.investor_onboarding, boolean)
  from public, anon, authenticated, service_role;

create or replace function private.owe_application_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Never completed. One that was and is no more has a new result.
  if new.completed_at is null and (tg_op = 'INSERT' or old.completed_at is null) then
    return null;
  end if;
  perform private.owe_mails_about(
    new,
    tg_op = 'INSERT'
      or old.completed_at is null
      or account.unmet_conditions(old) <> account.unmet_conditions(new)
  );
  return null;
end;
$$;

-- As before, and pending mails about the account's application are replaced by mails with the new address.
create or replace function private.note_address_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.address_changes (user_id) values (new.id)
  on conflict (user_id) do update set changed_at = excluded.changed_at;
  perform private.owe_mails_about(application, false)
  from public.investor_onboarding as application
  where application.user_id = new.id;
  return null;
end;
$$;
