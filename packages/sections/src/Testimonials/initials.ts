/** Initials of the first and the last name: 'M.V.' for 'Marit Voss', 'M.' for 'Marit'. Includes combining accents. */
export function initials(name: string): string {
  const [first = '', ...others] = name.match(/(?<!\S)\S\p{M}*/gu) ?? [];
  return [first, ...others.slice(-1)].map((letter) => `${letter.toUpperCase()}.`).join('');
}
