/** Whether the query of /auth names another mode than that of the prerendered form. */
export function namesMode(search: string): boolean {
  return /[?&]mode=(signup|reset-request)\b/.test(search);
}
