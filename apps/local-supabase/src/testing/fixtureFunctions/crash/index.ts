declare const Deno: { pid: number; serve(handle: (request: Request) => Response): void; exit(code: number): never };

Deno.serve((request) => (request.method === 'DELETE' ? Deno.exit(1) : Response.json({ pid: Deno.pid })));
