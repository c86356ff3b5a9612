import { drawing } from './drawing.css.ts';

const days = 7;
const height = 96;
/** From the left edge of one bar to the next. */
const step = 29;
const width = 24;
/** From one line of the hatching to the next. */
const pitch = 4;

/** Seven hatched bars, one a day: each higher and heavier than the last, until the last is solid. Decorative. */
export function WeekDrawing() {
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${(days - 1) * step + width} ${height}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: days }, (_, day) => (
        <path key={day} d={hatching(day)} strokeWidth={0.5 + (day * (pitch - 0.4)) / (days - 1)} />
      ))}
    </svg>
  );
}

/** The lines of one bar, from the foot up. */
function hatching(day: number): string {
  const lines = Math.round(((0.2 + (0.8 * day) / (days - 1)) * height) / pitch);
  return Array.from({ length: lines }, (_, line) => {
    const y = height - (line + 0.5) * pitch;
    return `M${day * step} ${y}h${width}`;
  }).join('');
}
