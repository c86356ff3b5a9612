/**
 * The moment at which a day begins where the visitor is, in milliseconds since the epoch; in the few places whose clocks
 * skip that midnight, their first moment of the day. Throws a `RangeError` for anything but a date of the calendar
 * written 'YYYY-MM-DD'.
 */
export function localMidnight(isoDate: string): number {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number];
  const midnight = new Date(year, month - 1, day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || midnight.getMonth() !== month - 1 || midnight.getDate() !== day) {
    throw new RangeError(`${isoDate} is no date of the form YYYY-MM-DD`);
  }
  return midnight.getTime();
}
