// Loaded by Deno before a function: ends it soon after the process that started it is gone, however that ended. Deno
// starts the function once nothing is left to wait for here, so the timer must not count.
const parent = Deno.ppid;

Deno.unrefTimer(
  setInterval(() => {
    if (Deno.ppid !== parent) Deno.exit(0);
  }, 500),
);
