import { packNumbers, polygonPath } from '../pathData.ts';
import type { Point } from '../polar.ts';
import { heightAt } from './gables.ts';
import { hatchPath } from './hatch.ts';
import { buildRow, type Box, type House } from './houses.ts';
import { waterPath } from './water.ts';

/** Size of the plate in units, about one pixel each at 1800 px. The row extends past both ends. */
const canalSize = { width: 1800, height: 640 };
const quay = 430;
const row = buildRow(canalSize.width, 21);
const pathOf = (draw: (house: House) => string) => row.map(draw).join('');

/** A row of Amsterdam houses above a quay and water. */
export function canalSvg(): string {
  const { width } = canalSize;
  return frame(
    'fill="none" stroke="#000"',
    `<path d="${pathOf(hatchPath)}" stroke-width=".6" opacity=".75"/><path d="${pathOf(panePath)}" stroke-width=".9"/>` +
      `<path d="${pathOf(outlinePath)}" stroke-width="1.7"/>` +
      `<path d="M0 0H${width}M0 5H${width}${waterPath(width, 8)}" stroke-width=".9"/>`,
  );
}

/** The lit windows with their reflections only, as an overlay for the dark theme. */
export function canalLitSvg(): string {
  return frame('', `<path d="${pathOf(litPath)}"/>`);
}

function frame(attributes: string, body: string): string {
  const { width, height } = canalSize;
  const space = attributes === '' ? '' : ' ';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">` +
    `<g transform="translate(0 ${quay})"${space}${attributes}>${body}</g></svg>`
  );
}

function outlinePath({ x, width, eaves, gable, hasBeam }: House): string {
  const onFront = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px, eaves + py]);
  const outline: Point[] = [[x, 0], ...onFront(gable.outline), [x + width, 0]];
  const lines = [outline, ...gable.mouldings.map(onFront)];
  const path = lines.map((line) => polygonPath(line, false)).join('');
  if (!hasBeam) return path;
  const middle = Math.round(x + width / 2);
  const top = Math.round(eaves - heightAt(gable, width / 2));
  return `${path}M${packNumbers([middle, top])}v-12m-5 0h10`;
}

/** Windows with their bars, and the door with its steps. */
function panePath({ windows, door }: House): string {
  const panes = windows.map((pane) => {
    const { x, y, width, height } = pane;
    const bar = Math.round(height * 0.34);
    return `${boxPath(pane)}m${packNumbers([Math.round(width / 2), 0])}v${height}M${packNumbers([x, y + bar])}h${width}`;
  });
  const light = `M${packNumbers([door.x, door.y + 14])}h${door.width}`;
  const steps = `M${packNumbers([door.x - 4, -6])}h${door.width + 8}m4 3h-${door.width + 16}`;
  return `${panes.join('')}${boxPath(door)}${light}${steps}`;
}

function boxPath({ x, y, width, height }: Box): string {
  return `M${packNumbers([x, y])}h${width}v${height}h-${width}z`;
}

/** Lit windows, each with a reflection of three strokes on the water. */
function litPath({ windows }: House): string {
  return windows
    .filter((pane) => pane.isLit)
    .map((pane) => {
      const depth = Math.round(-pane.y / 3);
      const rungs = [0, 1, 2].map((rung) => {
        const inset = 1 + rung * 2 + (pane.x % 3);
        return `M${packNumbers([pane.x + inset, depth + 12 + rung * 7])}h${pane.width - 2 * inset}v2h-${pane.width - 2 * inset}z`;
      });
      return boxPath(pane) + rungs.join('');
    })
    .join('');
}
