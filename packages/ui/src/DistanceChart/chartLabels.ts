import { chartCentre, chartSize, phoneReach, type ChartPlace, type ChartPoint } from './chartPlace.ts';

/** Position of a name relative to its mark. */
export type LabelSide = 'right' | 'left' | 'above' | 'below' | 'belowLeft' | 'belowRight';

const sides: LabelSide[] = ['right', 'left', 'above', 'below', 'belowLeft', 'belowRight'];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/* In units of the chart at its smallest display size. Labels that do not overlap there do not overlap when larger. */
const letterWidth = 11;
const lineHeight = 26;
const markReach = 9;
const gap = 5;
/** Cost, in square units, of hiding one sample point of a route. */
const hiddenPoint = 40;
/** Cost of each unit by which a name is outside the chart or, on an enlarged map, outside a phone's screen. */
const outside = 15;
/** Distance between sample points. */
const sampleDistance = 12;

/**
 * Chooses a side for every name that minimises its overlap with marks, routes and other names, and keeps it on the chart
 * or, on an enlarged map, on the screen of a phone.
 */
export function labelSides(places: readonly ChartPlace[], isEnlarged = false): LabelSide[] {
  const marks = [chartCentre, ...places.map(({ point }) => point)].map(markBox);
  const taken: Box[] = [...marks];
  const routes = places.flatMap(({ point }) => pointsOfRoute(point));
  const [first, last] = isEnlarged ? [chartCentre[0] - phoneReach, chartCentre[0] + phoneReach] : [0, chartSize.width];
  return places.map(({ name, point }) => {
    const choices = sides.map((side) => {
      const box = labelBox(name, point, side);
      const overlap = taken.reduce((sum, other) => sum + sharedArea(box, other), 0);
      const hidden = routes.filter((onRoute) => isInside(onRoute, box)).length;
      const cut = Math.max(0, first - box.left, box.right - last);
      return { side, box, cost: overlap + hidden * hiddenPoint + cut * outside };
    });
    const best = choices.reduce((least, next) => (next.cost < least.cost ? next : least));
    taken.push(best.box);
    return best.side;
  });
}

function markBox([x, y]: ChartPoint): Box {
  return { left: x - markReach, top: y - markReach, right: x + markReach, bottom: y + markReach };
}

function labelBox(name: string, [x, y]: ChartPoint, side: LabelSide): Box {
  const width = name.length * letterWidth;
  const away = markReach + gap;
  if (side === 'right')
    return { left: x + away, top: y - lineHeight / 2, right: x + away + width, bottom: y + lineHeight / 2 };
  if (side === 'left')
    return { left: x - away - width, top: y - lineHeight / 2, right: x - away, bottom: y + lineHeight / 2 };
  const top = side === 'above' ? y - away - lineHeight : y + away;
  const left = { belowLeft: x + away - width, belowRight: x - away }[side as string] ?? x - width / 2;
  return { left, top, right: left + width, bottom: top + lineHeight };
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Sample points of the route from the centre. */
function pointsOfRoute([x, y]: ChartPoint): ChartPoint[] {
  const [fromX, fromY] = chartCentre;
  const count = Math.floor(Math.hypot(x - fromX, y - fromY) / sampleDistance);
  return Array.from({ length: count }, (_, index): ChartPoint => {
    const share = index / count;
    return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
  });
}

function isInside([x, y]: ChartPoint, box: Box): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}
