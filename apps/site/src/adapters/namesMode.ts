/** Whether the query of /auth names a mode. Then the form is not the prerendered one. */
export function namesMode(search: string): boolean {
  return new URLSearchParams(search).has('mode');
}
