/** `value`, limited to 0 to 1. */
export function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
