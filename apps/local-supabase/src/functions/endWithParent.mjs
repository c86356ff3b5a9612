// Preloaded by Deno before a function: ends the function soon after its parent process has ended in any way. Deno
// starts the function only when the event loop is empty, so the timer is unreferenced.
const parent = Deno.ppid;

Deno.unrefTimer(
  setInterval(() => {
    if (Deno.ppid !== parent) Deno.exit(0);
  }, 500),
);
