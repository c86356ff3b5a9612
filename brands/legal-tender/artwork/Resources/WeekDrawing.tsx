import { drawing } from './drawing.css.ts';

const days = 7;
const height = 96;
/** Distance between the left edges of two bars. */
const step = 29;
const width = 24;
/** Distance between two lines of the hatching. */
const pitch = 4;

/** Seven hatched bars, one per day, of growing height and density; the last is solid. Decorative. */
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

/** The lines of one bar, from bottom to top. */
function hatching(day: number): string {
  const lines = Math.round(((0.2 + (0.8 * day) / (days - 1)) * height) / pitch);
  return Array.from({ length: lines }, (_, line) => {
    const y = height - (line + 0.5) * pitch;
    return `M${day * step} ${y}h${width}`;
  }).join('');
}
