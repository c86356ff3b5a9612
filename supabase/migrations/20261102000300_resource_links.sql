-- A requested resource arrives by mail (rulings 'Added by us'). The request is the one row that the public writes by
-- itself, under any address it likes: one mail a day for each address and resource, whatever is asked, so that nobody's
-- inbox can be flooded from here. Every request is stored all the same.
create function private.owe_resource_link() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails_about_it text := 'resource-link/' || new.resource_type || '/';
begin
  if private.mails_of_today(new.email, mails_about_it || '%') = 0 then
    perform private.owe_mail(
      mails_about_it || new.id,
      'resource-link',
      new.email,
      null,
      jsonb_build_object('resource_type', new.resource_type)
    );
  end if;
  return null;
end;
$$;

revoke execute on function private.owe_resource_link() from public, anon, authenticated, service_role;

create trigger owe_resource_link
  after insert on public.resource_downloads
  for each row execute function private.owe_resource_link();
