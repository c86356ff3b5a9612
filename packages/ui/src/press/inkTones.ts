/*
 * How wide a line has to be for a given light. Neither is straight: the eye sees a line of half the width as much darker
 * than half grey.
 */

/** Dark line on paper, 0 to 1: much of it where there is little light. */
export function darkLine(light: number): number {
  return 1.03 - 1.12 * light ** 0.58;
}

/** Light line on a dark ground, 0 to 1: much of it where there is much light. */
export function lightLine(light: number): number {
  return 1.04 * light ** 0.62 - 0.02;
}
