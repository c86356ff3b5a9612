declare const Deno: {
  serve(handle: (request: Request) => Promise<Response>): void;
  env: { get(name: string): string | undefined };
  readTextFile(path: string): Promise<string>;
};

/** Tries an operation and returns its value or the name of its error. */
async function attempt(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
}

Deno.serve(async (request) => {
  const url = new URL(request.url);
  return Response.json({
    path: url.pathname + url.search,
    greeting: Deno.env.get('GREETING'),
    otherVariable: await attempt(() => Deno.env.get('PATH')),
    file: await attempt(() => Deno.readTextFile('/etc/passwd')),
    // Allowed, but nothing listens there.
    network: await attempt(() => fetch('http://127.0.0.1:9/')),
  });
});
