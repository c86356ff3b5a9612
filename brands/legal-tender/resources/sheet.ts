import { createRequire } from 'node:module';
import { brandSeal } from '../artwork/engraving/brandSeal.ts';

/** Standard PDF fonts, so that no font is embedded. */
const fonts = { serif: 'Times-Roman', sans: 'Helvetica', bold: 'Helvetica-Bold' };

// Their kerning closes the space in 'lost. Your', and PDFKit has no option against it.
const require = createRequire(import.meta.url);
for (const font of ['TimesRoman', 'Helvetica', 'HelveticaBold'])
  require(`pdfkit/standard-fonts/${font}`).kernPairs = [];

/** The brand's ink and vermilion, on white paper. */
const colours = { ink: '#0c1f1b', quiet: '#3d5049', serial: '#bd250d' };

/** Bounds of the text column in points from the top left. The rest of the width is the margin for notes. */
export const column = { left: 72, right: 420, top: 100, bottom: 758 };
export const footBaseline = 794;
const marginLeft = 460;

export type Sheet = ReturnType<typeof sheet>;

interface Look {
  font: keyof typeof fonts;
  size: number;
  colour?: keyof typeof colours;
  /** Structure type for screen readers. @default 'P' */
  tag?: 'P' | 'H1' | 'H2';
}

const small: Look = { font: 'sans', size: 8.5, colour: 'quiet' };

/**
 * A page being drawn: a pen that moves down the column.
 *
 * @param foot Text of the page footer.
 */
export function sheet(doc: PDFKit.PDFDocument, structure: PDFKit.PDFStructureElement, foot: string) {
  let y = column.top;
  let baseline = y;

  /** Sets the look of the next text, and returns its place in the structure. */
  function pen({ font, size, colour = 'ink', tag = 'P' }: Look) {
    doc.font(fonts[font]).fontSize(size).fillColor(colours[colour]);
    return { structParent: structure, structType: tag };
  }

  function show(words: string, x: number, at: number, look: Look): void {
    doc.text(printable(words), x, at, { lineBreak: false, baseline: 'alphabetic', ...pen(look) });
  }

  /** Draws something that screen readers skip. */
  function artifact(draw: () => void): void {
    doc.markContent('Artifact').save();
    draw();
    doc.restore().endMarkedContent();
  }

  artifact(() => {
    // The dotted line between column and margin.
    doc.lineCap('round').dash(0.01, { space: 5 }).strokeColor(colours.quiet).path('M446 42V800').stroke();
  });
  artifact(() => {
    pen(small);
    doc.text(printable(foot), column.left, footBaseline, { lineBreak: false, baseline: 'alphabetic' });
  });

  return {
    text(words: string, { after = 8, ...look }: Look & { after?: number }) {
      const place = pen(look);
      const height = look.size * 1.32;
      doc.text(printable(words), column.left, y, {
        width: column.right - column.left,
        baseline: -height,
        lineGap: height - doc.currentLineHeight(true),
        ...place,
      });
      baseline = doc.y;
      y = baseline + after;
    },
    space(points: number) {
      y += points;
    },
    /** Writing lines, `gap` points apart: `count` of them, or to the end of the column. */
    ruled({ gap, count = Infinity, labels = [] }: { gap: number; count?: number; labels?: readonly string[] }) {
      for (let drawn = 0; drawn < count && y + gap <= column.bottom; drawn += 1) {
        y += gap;
        artifact(() => {
          doc.lineWidth(0.4).strokeColor(colours.quiet).path(`M${column.left} ${y}H${column.right}`).stroke();
        });
        const label = labels[drawn];
        if (label !== undefined) show(label, column.left, y - 4, small);
      }
    },
    /** One bar per day of a week; the first `done` are hatched. */
    bars(done: number) {
      artifact(() => {
        for (let bar = 0; bar < 7; bar += 1) {
          const left = column.left + bar * 50;
          doc
            .lineWidth(1)
            .strokeColor(colours.ink)
            .path(`M${left} ${y + 10}h34v120h-34z`)
            .stroke();
          if (bar >= done) continue;
          doc.lineWidth(0.8).strokeColor(colours.serial);
          for (let fall = 0; fall < 120; fall += 6) doc.path(`M${left} ${y + 16 + fall}l34-6`).stroke();
        }
      });
      y += 150;
    },
    /** Words in the margin, level with the last line of the column. */
    beside(words: string, look: Look) {
      show(words, marginLeft, baseline, look);
    },
    /** The brand's mark in the margin, with its top at the pen. */
    mark(width: number) {
      const { radius, ring, innerScale } = brandSeal;
      for (const [part, colour] of [
        [1, colours.ink],
        [innerScale, colours.serial],
      ] as const) {
        const scale = (width / (2 * radius)) * part;
        artifact(() => {
          doc.translate(marginLeft + width / 2, y + width / 2).scale(scale);
          doc.lineWidth(0.5 / scale).strokeColor(colour);
          for (const { angle } of ring.strands) doc.save().rotate(angle).path(ring.path).stroke().restore();
        });
      }
    },
    /** An engraving in the margin, with its top at the pen. `svg` is a file of `plates/`. */
    plate(svg: string, width: number) {
      artifact(() => {
        doc.translate(marginLeft, y).scale(width / Number(/viewBox="\S+ \S+ (\S+) /.exec(svg)?.[1]));
        doc.fillColor(colours.ink).strokeColor(colours.ink);
        for (const [, stroke, path = ''] of svg.matchAll(/<path(?: stroke-width="([^"]+)")? d="([^"]+)"/g)) {
          doc.path(path);
          if (stroke) doc.lineWidth(Number(stroke)).stroke();
          else doc.fill();
        }
      });
    },
  };
}

/** Replaces characters that the standard fonts lack. */
function printable(words: string): string {
  return words.replaceAll('\u2011', '-').replaceAll(/[^ -~\u00a0-ÿ€…‘’“”–—]/gu, '?');
}
