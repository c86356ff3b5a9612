/** Relative luminance (WCAG 2.2) of an opaque colour written `#rrggbb`, from 0 to 1. Throws on any other notation. */
function luminance(color: string): number {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new Error(`${color} is no colour of the form #rrggbb`);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2) of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
