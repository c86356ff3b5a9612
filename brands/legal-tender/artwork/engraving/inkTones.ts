/* Width of a line for a given light. Not linear: a line of half the width looks much darker than medium grey. */

/** For dark lines on light surfaces, 0 to 1: wide where there is little light. */
export function darkLine(light: number): number {
  return 1.03 - 1.12 * light ** 0.58;
}

/** For light lines on dark surfaces, 0 to 1: wide where there is much light. */
export function lightLine(light: number): number {
  return 1.04 * light ** 0.62 - 0.02;
}
