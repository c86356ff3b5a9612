/** '047': three digits, padded (specification §2, 'Podcast listing'). */
export function episodeNumber(number: number): string {
  return String(number).padStart(3, '0');
}
