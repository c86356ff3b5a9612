import { packNumbers } from '../pathData.ts';
import { seededRandom } from '../random.ts';

/** Number of lines from the quay downwards. */
const lines = 34;

/** Broken lines with wider gaps, spacing and waves towards the viewer. Path data from (0, 0) downwards. */
export function waterPath(length: number, seed: number): string {
  const random = seededRandom(seed);
  let path = '';
  for (let line = 0; line < lines; line += 1) {
    const nearness = line / lines;
    const y = Math.round(10 + line * 5.2 + line * line * 0.05);
    const swell = Math.round(1 + line * 0.12);
    let x = Math.round(random() * 30);
    while (x < length) {
      const quarter = Math.round((30 + random() * 150 * (1 - 0.3 * nearness)) / 4);
      path += `M${packNumbers([x, y])}q${packNumbers([quarter, -swell, 2 * quarter, 0])}t${packNumbers([2 * quarter, 0])}`;
      x += 4 * quarter + Math.round(8 + random() * (20 + line * 4));
    }
  }
  return path;
}
