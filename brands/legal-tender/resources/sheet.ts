import { brandSeal } from '../artwork/engraving/brandSeal.ts';
import type { Layer } from '../artwork/engraving/rosette.ts';
import { type FontName, pdfString } from './pdfFile.ts';

/** Widths of Helvetica from space to tilde, in thousandths of the size (Adobe's metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

function widthOf(text: string, size: number): number {
  const thousandths = Array.from(text).reduce((sum, each) => sum + (widths[each.charCodeAt(0) - 32] ?? 556), 0);
  return (thousandths * size) / 1000;
}

/** Wraps a text to a width in points. Bold and serif are measured as Helvetica, which is close enough. */
function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The brand's ink and vermilion, on white paper. */
const colours = { ink: '0.047 0.122 0.106', quiet: '0.239 0.314 0.286', serial: '0.741 0.145 0.051' };
type Colour = keyof typeof colours;

/** Bounds of the text column. The rest of the width is the margin for notes. */
export const column = { left: 72, right: 420, top: 742, bottom: 84 };
const marginLeft = 460;

export type Sheet = ReturnType<typeof sheet>;

interface Look {
  font: FontName;
  size: number;
  colour?: Colour;
}

/**
 * A page being drawn: a pen that moves down the column.
 *
 * @param foot Text of the page footer.
 */
export function sheet(foot: string) {
  const operators: string[] = [];
  let y = column.top;
  let baseline = y;

  function show(words: string, x: number, at: number, font: FontName, size: number, colour: Colour): void {
    operators.push(`BT ${colours[colour]} rg /${font} ${size} Tf ${x} ${at.toFixed(1)} Td ${pdfString(words)} Tj ET`);
  }

  function line(x1: number, y1: number, x2: number, y2: number, look: string): void {
    operators.push(`q ${look} ${x1} ${y1.toFixed(1)} m ${x2} ${y2.toFixed(1)} l S Q`);
  }

  function hatch(left: number, bottom: number): void {
    for (let rise = 0; rise < 120; rise += 6) {
      line(left, bottom + rise, left + 34, bottom + rise + 6, `${colours.serial} RG 0.8 w`);
    }
  }

  // The dotted line between column and margin.
  line(446, 800, 446, 42, `${colours.quiet} RG 1 w 1 J [0 5] 0 d`);
  show(foot, column.left, 48, 'sans', 8.5, 'quiet');

  return {
    text(words: string, { font, size, colour = 'ink', after = 8 }: Look & { after?: number }) {
      for (const each of wrapped(words, size, column.right - column.left)) {
        y -= size * 1.32;
        baseline = y;
        show(each, column.left, baseline, font, size, colour);
      }
      y -= after;
    },
    space(points: number) {
      y -= points;
    },
    /** Writing lines, `gap` points apart: `count` of them, or to the end of the column. */
    ruled({ gap, count = Infinity, labels = [] }: { gap: number; count?: number; labels?: readonly string[] }) {
      for (let drawn = 0; drawn < count && y - gap >= column.bottom; drawn += 1) {
        y -= gap;
        line(column.left, y, column.right, y, `${colours.quiet} RG 0.4 w`);
        const label = labels[drawn];
        if (label !== undefined) show(label, column.left, y + 4, 'sans', 8.5, 'quiet');
      }
    },
    /** One bar per day of a week; the first `done` are filled. */
    bars(done: number) {
      for (let bar = 0; bar < 7; bar += 1) {
        const left = column.left + bar * 50;
        operators.push(`q ${colours.ink} RG 1 w ${left} ${(y - 130).toFixed(1)} 34 120 re S Q`);
        if (bar < done) hatch(left, y - 130);
      }
      y -= 150;
    },
    /** Words in the margin, level with the last line of the column. */
    beside(words: string, { font, size, colour = 'ink' }: Look) {
      show(words, marginLeft, baseline, font, size, colour);
    },
    /** The brand's mark in the margin, with its top at the pen. */
    mark(width: number) {
      const { radius, ring, innerScale } = brandSeal;
      for (const [part, colour] of [
        [1, colours.ink],
        [innerScale, colours.serial],
      ] as const) {
        const scale = (width / (2 * radius)) * part;
        // The y axis of a drawing points down.
        const place = `${scale.toFixed(4)} 0 0 ${(-scale).toFixed(4)} ${marginLeft + width / 2} ${(y - width / 2).toFixed(1)} cm`;
        operators.push(`q ${place} ${colour} RG ${(0.5 / scale).toFixed(2)} w`, ...strands(ring), 'Q');
      }
    },
    /** An engraving in the margin, with its top at the pen. `svg` is a file of `plates/` in lines and straight edges. */
    plate(svg: string, width: number) {
      const scale = width / Number(/viewBox="\S+ \S+ (\S+) /.exec(svg)?.[1]);
      operators.push(
        `q ${scale.toFixed(4)} 0 0 ${(-scale).toFixed(4)} ${marginLeft} ${y.toFixed(1)} cm ${colours.ink} rg ${colours.ink} RG`,
      );
      for (const [, stroke, path = ''] of svg.matchAll(/<path(?: stroke-width="([^"]+)")? d="([^"]+)"/g))
        operators.push(stroke ? `${stroke} w ${straightPath(path)} S` : `${straightPath(path)} f`);
      operators.push('Q');
    },
    /** The drawing operators of the page. */
    page: () => operators.join('\n'),
  };
}

/** The copies of a path as operators, in the current ink. */
function strands({ path, strands: copies }: Layer): string[] {
  const drawn = curves(path);
  return copies.map(({ angle }) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `q ${[x, y, -y, x].map((part) => part.toFixed(4)).join(' ')} 0 0 cm ${drawn} S Q`;
  });
}

/** A path of `M`, `m`, `l` and `z` as operators. */
function straightPath(path: string): string {
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([Mmlz])([^a-zA-Z]*)/g), ([, command, numbers = '']) => {
    if (command === 'z') return 'h';
    if (command === 'M') [x, y] = [0, 0];
    const steps = numbers.match(/-?\d+/g)?.map(Number) ?? [];
    return steps.flatMap((step, at) => {
      if (at % 2 === 0) x += step;
      else y += step;
      return at % 2 === 0 ? [] : `${x} ${y} ${command === 'l' ? 'l' : 'm'}`;
    });
  })
    .flat()
    .join(' ');
}

/** A path of `curvePath()` as operators: `M`, then `c`, then `s`, in whole numbers. */
function curves(path: string): string {
  const [start = '', first = '', smooth = ''] = path.split(/[a-zA-Z]/).slice(1);
  const [startPoint, firstCurve, others] = [start, first, smooth].map(
    (part) => part.match(/-?\d+/g)?.map(Number) ?? [],
  );
  let [x = 0, y = 0] = startPoint!;
  let operators = `${x} ${y} m`;
  let [handleX, handleY] = firstCurve!;
  const points = [...firstCurve!.slice(2), ...others!];
  for (let at = 0; at < points.length; at += 4) {
    const [x2, y2, endX, endY] = points.slice(at, at + 4) as [number, number, number, number];
    operators += ` ${x + handleX!} ${y + handleY!} ${x + x2} ${y + y2} ${x + endX} ${y + endY} c`;
    [handleX, handleY] = [endX - x2, endY - y2];
    [x, y] = [x + endX, y + endY];
  }
  return operators;
}
