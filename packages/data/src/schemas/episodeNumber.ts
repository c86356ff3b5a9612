/** '047': padded to three digits. */
export function episodeNumber(number: number): string {
  return String(number).padStart(3, '0');
}
