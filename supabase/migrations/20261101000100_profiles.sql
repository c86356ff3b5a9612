-- One row a user, written by the user after the first sign-in (specification §3 'Profile record', §7 call 5).

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '',
  created_at timestamptz not null default now(),

  constraint full_name_is_short check (char_length(full_name) <= 200)
);

alter table public.profiles enable row level security;

grant select on public.profiles to authenticated;
grant insert (id, full_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile" on public.profiles
  for select to authenticated
  using ((select auth.uid()) = id);

create policy "people make their own profile" on public.profiles
  for insert to authenticated
  with check ((select auth.uid()) = id);
