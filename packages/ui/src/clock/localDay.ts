/** The local date, 'YYYY-MM-DD', of a time in milliseconds since the epoch. */
export function localDay(nowMs: number): string {
  const now = new Date(nowMs);
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
