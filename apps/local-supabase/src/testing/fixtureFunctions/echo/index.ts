import { shout } from '../_shared/shout.ts';

declare const Deno: {
  pid: number;
  serve(handle: (request: Request) => Response | Promise<Response>): void;
  env: { get(name: string): string | undefined };
  readTextFile(path: string): Promise<string>;
};

/** Tries an operation and returns its value or the name of its error. */
async function attempt(work: () => unknown): Promise<unknown> {
  try {
    return (await work()) ?? null;
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
}

Deno.serve(async (request) => {
  const url = new URL(request.url);
  return Response.json(
    {
      pid: Deno.pid,
      method: request.method,
      path: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      said: shout(await request.text()),
      greeting: Deno.env.get('GREETING'),
      otherVariable: await attempt(() => Deno.env.get('PATH')),
      file: await attempt(() => Deno.readTextFile('/etc/passwd')),
      // Allowed, but nothing listens there.
      network: await attempt(() => fetch('http://127.0.0.1:9/')),
    },
    { status: 201, headers: { 'x-from-function': 'yes' } },
  );
});
