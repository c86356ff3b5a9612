import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it("deno.lock and pnpm-lock.yaml have the same versions and hashes of the functions' packages", () => {
  const { imports } = JSON.parse(read('supabase/functions/deno.json')) as { imports: Record<string, string> };
  const lock = JSON.parse(read('supabase/functions/deno.lock')) as { npm: Record<string, { integrity: string }> };
  const locked = Object.entries(lock.npm);
  expect(locked.map(([name]) => name)).toEqual([
    ...new Set(Object.values(imports).flatMap((address) => /^npm:(@?[^@]+@[\d.]+)/.exec(address)?.[1] ?? [])),
  ]);
  for (const [name, { integrity }] of locked) {
    expect(read('pnpm-lock.yaml')).toContain(`${name}:\n    resolution: {integrity: ${integrity}}`);
  }
});
