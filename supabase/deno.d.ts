/** The part of Deno's own interface that the functions use, for the editors and checks that run on Node. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handle: (request: Request) => Response | Promise<Response>): unknown;
};
