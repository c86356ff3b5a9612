export function shout(words: string): string {
  return words.toUpperCase();
}
