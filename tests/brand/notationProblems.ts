import { colors } from '@podium/brands/active/theme/colors.ts';
import { contrastPairs } from '@podium/ui/theme/contrastPairs';
import { textsOf } from './contentTexts.ts';

const withContrast = new Set<string>(contrastPairs.flatMap(({ color, surface }) => [color, surface]));

/** Whether a colour is opaque and written so that its contrast can be computed. */
export const isOpaque = (color: string) => /^#[\da-f]{6}$/i.test(color);

/** One sentence for each colour that is not in the notation of `ThemeColor`. */
export function notationProblems(): string[] {
  return textsOf(colors).flatMap(([path, color]) => {
    const end = path.lastIndexOf('.');
    const role = path.slice(0, end);
    const sentence = `theme/colors.ts: ${role} in ${path.slice(end + 1)} is '${color}'; write #rrggbb`;
    if (withContrast.has(role)) return isOpaque(color) ? [] : [`${sentence}.`];
    return /^#(?:[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i.test(color) ? [] : [`${sentence} or #rrggbbaa.`];
  });
}
