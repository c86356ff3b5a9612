/** First letters of the first and the last name, as on a seal: 'M.V.' for 'Marit Voss', 'M.' for 'Marit'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.slice(1).at(-1)];
  return [first, last].map((word) => (word ? `${firstLetter(word).toUpperCase()}.` : '')).join('');
}

/** With its accents, also where they are characters of their own. */
function firstLetter(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
}
