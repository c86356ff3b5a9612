-- The smallest schema in which each difference from hosted Supabase can be seen.

create table public.notes (
  owner uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  words text not null,
  extra jsonb,
  tags text[],
  is_done boolean,
  level integer not null default 0,

  constraint words_are_short check (char_length(words) between 1 and 20)
);

alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant select, insert, delete on public.notes to authenticated;
grant update (words, extra) on public.notes to authenticated;

create policy "own notes" on public.notes for all to authenticated
  using ((select auth.uid()) = owner)
  with check ((select auth.uid()) = owner);

create function public.my_email() returns text language sql stable as $$ select auth.email() $$;

create function public.refuse() returns void language plpgsql as $$
begin
  raise exception 'not today' using hint = 'tomorrow';
end
$$;

create table public.entries (id integer primary key);

alter table public.entries enable row level security;
