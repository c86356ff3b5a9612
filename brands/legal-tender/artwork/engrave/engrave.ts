import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Point } from '../engraving/pathData.ts';
import { engravePhotograph } from './engravePhotograph.ts';
import { EngravingError, leastSide } from './readPhotograph.ts';

const usage = `Converts a photograph to an engraving: lines whose width follows the light.

  npx node brands/legal-tender/artwork/engrave/engrave.ts PHOTO --method spiral|ruled --out FILE.svg [--nose X,Y]

  PHOTO          JPEG, PNG, WebP, AVIF or TIFF, at least ${leastSide} px wide and high. It is not uploaded.
  --method       spiral: a disc drawn with a single line, for portraits.
                 ruled: the whole picture in horizontal lines, for rooms and landscapes.
  --out          The output. --out me.svg writes six files: me.svg, meSmall.svg and meSmallest.svg in dark lines
                 for light surfaces; meNegative.svg, meNegativeSmall.svg and meNegativeSmallest.svg in light
                 lines for dark surfaces.
  --nose         Where the spiral begins, as shares of width and height from the upper left: 0.5,0.4 is slightly
                 above the middle. Choose plain skin: the cheek beside the nose, never an eye or the
                 mouth. The disc is the largest around it that fits. [0.5,0.5]
  --help         Prints this help.

Light from one side gives the best result. A file that is too large for a page is generated again with coarser curves.
To replace the placeholder portrait with your own:

  npx node brands/legal-tender/artwork/engrave/engrave.ts me.jpg --method spiral --out brands/legal-tender/artwork/Plate/plates/sitter.svg`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof EngravingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  if (values.help) return print(usage);
  const [photo, ...others] = positionals;
  if (!photo || others.length > 0) throw new EngravingError('One photograph is required; --help lists the arguments.');
  const { method, out } = values;
  if (method !== 'spiral' && method !== 'ruled') {
    throw new EngravingError('--method is required: spiral for a portrait, ruled for a whole picture.');
  }
  if (!out?.endsWith('.svg')) throw new EngravingError('--out is required: a file name that ends in .svg.');
  if (method === 'ruled' && values.nose !== undefined) throw new EngravingError('--nose is only an option of spiral.');
  const plates = await engravePhotograph({ photo: fromHere(photo), method, nose: readNose(values.nose) });
  const stem = fromHere(out).slice(0, -'.svg'.length);
  await mkdir(dirname(stem), { recursive: true });
  for (const { suffix, svg, gzip } of plates) {
    const file = `${stem}${suffix}.svg`;
    await writeFile(file, `${svg}\n`);
    print(`${file}  ${(gzip / 1000).toFixed(1)} kB gzip`);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        method: { type: 'string' },
        out: { type: 'string' },
        nose: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Node's first sentence states the error; the others are about arguments that begin with a dash.
    throw new EngravingError(`${(error as Error).message.split(/[.\n]/, 1)[0]}; --help lists the arguments.`);
  }
}

function readNose(text = '0.5,0.5'): Point {
  const [x, y, ...more] = text.split(',').map(Number);
  if (!isInside(x) || !isInside(y) || more.length > 0) {
    throw new EngravingError(`--nose ${text} is not a point: it needs two numbers between 0 and 1, such as 0.5,0.4.`);
  }
  return [x, y];
}

function isInside(share: number | undefined): share is number {
  return share !== undefined && share > 0 && share < 1;
}

/** Resolves a path from the folder of the caller, because pnpm changes to the root. */
function fromHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
