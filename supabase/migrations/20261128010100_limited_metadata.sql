-- Every token contains the account's metadata, and anyone can set it: at a sign-up for any address, and with a password
-- alone for an account that has a second factor. A token that is too long makes servers refuse every request of the
-- account. Only the keys of the auth service and `full_name` are kept, with limited values.
create function private.limit_metadata() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.raw_user_meta_data := (
    select coalesce(
      jsonb_object_agg(
        key,
        case jsonb_typeof(value)
          when 'string' then to_jsonb(left(value #>> '{}', case key when 'full_name' then 200 else 255 end))
          else value
        end
      ),
      '{}'
    )
    from jsonb_each(case jsonb_typeof(new.raw_user_meta_data) when 'object' then new.raw_user_meta_data else '{}' end)
    where key in ('sub', 'email', 'email_verified', 'phone_verified', 'full_name')
      and jsonb_typeof(value) in ('string', 'boolean')
  );
  return new;
end;
$$;

revoke execute on function private.limit_metadata() from public, anon, authenticated, service_role;

create trigger limit_metadata
  before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_metadata();

update auth.users set raw_user_meta_data = raw_user_meta_data where octet_length(raw_user_meta_data::text) > 1000;
