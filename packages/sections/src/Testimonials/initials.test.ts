import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.for([
  ['Marit Voss', 'M.V.'],
  ['Faisal Al Harthi', 'F.H.'],
  ['Annelies van der Hoeven-Kowalczyk', 'A.H.'],
  ['Cher', 'C.'],
  ['  øystein   lund ', 'Ø.L.'],
  ['E\u0301mile Zola', 'E\u0301.Z.'],
] as const)('the initials of %s are %s', ([name, letters]) => {
  expect(initials(name)).toBe(letters);
});
