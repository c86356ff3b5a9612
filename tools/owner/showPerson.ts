import { requireAddress, run } from './run.ts';

/** `pnpm person:show EMAIL`: everything that is held about a person, as JSON on standard output. */
await run(async (engine) => {
  const email = requireAddress(process.argv[2], 'pnpm person:show name@example.com');
  const [row] = await engine.query<{ data: Record<string, unknown[] | null> }>(
    'select private.person_data($1) as data',
    [email],
  );
  process.stdout.write(`${JSON.stringify(row?.data ?? {}, null, 2)}\n`);
});
