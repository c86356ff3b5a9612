declare const Deno: { serve(handle: () => Response): void };

Deno.serve(() => Response.json({ ok: true }));
