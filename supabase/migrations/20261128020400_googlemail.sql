-- As before, but gmail.com and googlemail.com are one domain. The index has the same expression as the function.
drop index public.mail_outbox_of_inbox;

create index mail_outbox_of_inbox on public.mail_outbox (
  regexp_replace(
    lower(recipient), '[+][^@]*(?=@)|[.](?=[^@]*@g(oogle)?mail[.]com$)|(?<=@g)oogle(?=mail[.]com$)', '', 'g'
  ),
  created_at
);

create or replace function private.mails_of_today(p_address text, p_keys text) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  inbox text := regexp_replace(
    lower(p_address), '[+][^@]*(?=@)|[.](?=[^@]*@g(oogle)?mail[.]com$)|(?<=@g)oogle(?=mail[.]com$)', '', 'g'
  );
begin
  perform pg_advisory_xact_lock(hashtextextended('inbox/' || inbox, 0));
  return (
    select count(*)
    from public.mail_outbox
    where regexp_replace(
        lower(recipient), '[+][^@]*(?=@)|[.](?=[^@]*@g(oogle)?mail[.]com$)|(?<=@g)oogle(?=mail[.]com$)', '', 'g'
      ) = inbox
      and created_at > now() - interval '1 day'
      and idempotency_key like p_keys
  );
end;
$$;
