/** Initials of the first and the last name: 'M.V.' for 'Marit Voss', 'M.' for 'Marit'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.slice(1).at(-1)];
  return [first, last].map((word) => (word ? `${firstLetter(word).toUpperCase()}.` : '')).join('');
}

/** Includes combining accents. */
function firstLetter(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
}
