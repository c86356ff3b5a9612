import { seededRandom } from '../random.ts';
import { gables, type Gable, type GableName } from './gables.ts';

/** A rectangle; (x, y) is its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A house of the row. The quay is at y = 0; negative y is up. */
export interface House {
  x: number;
  width: number;
  /** Position of the eaves, negative. */
  eaves: number;
  gable: Gable;
  windows: Window[];
  door: Box;
  /** Direction and spacing of the lines that draw the brickwork. */
  hatch: { direction: 'upright' | 'level' | 'none'; spacing: number };
  /** A hoisting beam at the gable. */
  hasBeam: boolean;
}

export interface Window extends Box {
  /** Lit in the dark theme. */
  isLit: boolean;
}

/** Heights of the storeys from the quay upwards, which decrease as in Amsterdam. */
const storeys = [72, 64, 56, 48];
const gableOrder = Object.keys(gables) as GableName[];
const shareLit = 0.38;
const doorHeight = 48;

/** A row of houses from x = 0 to at least `length`. The same seed gives the same row. */
export function buildRow(length: number, seed: number): House[] {
  const random = seededRandom(seed);
  const row: House[] = [];
  let x = 0;
  let before: GableName | undefined;
  while (x < length) {
    const name = pick(
      gableOrder.filter((gable) => gable !== before),
      random(),
    );
    const house = buildHouse(x, name, random);
    row.push(house);
    x += house.width;
    before = name;
  }
  return row;
}

function buildHouse(x: number, name: GableName, random: () => number): House {
  const width = Math.round(76 + random() * 50);
  const heights = storeys.slice(0, random() < 0.62 ? 4 : 3).map((height) => height + Math.round(random() * 6));
  const eaves = -(heights.reduce((sum, height) => sum + height, 0) + 12);
  const gable = gables[name](width);
  const columns = width > 104 ? 3 : 2;
  const doorColumn = random() < 0.5 ? 0 : columns - 1;
  const openings = openingsOf({ x, width, columns }, heights);
  const windows = openings.filter(({ storey, column }) => storey > 0 || column !== doorColumn).map(({ box }) => box);
  if (gable.attic > 0) {
    windows.push({ x: Math.round(x + width / 2 - 8), y: eaves - gable.attic, width: 16, height: 22 });
  }
  const [below = { x, width: 0 }] = openings.filter(({ column }) => column === doorColumn).map(({ box }) => box);
  return {
    x,
    width,
    eaves,
    gable,
    windows: windows.map((box) => ({ ...box, isLit: random() < shareLit })),
    door: { x: below.x, y: -doorHeight, width: below.width, height: doorHeight },
    hatch: { direction: pick(['upright', 'level', 'none'], random()), spacing: pick([4, 5, 6, 8], random()) },
    hasBeam: name !== 'cornice' && random() > 0.4,
  };
}

/** Openings of a front: one per column on every storey. */
function openingsOf(front: { x: number; width: number; columns: number }, heights: readonly number[]) {
  const cell = front.width / front.columns;
  const pane = Math.round(cell * 0.5);
  let sill = -16;
  return heights.flatMap((height, storey) => {
    const opening = Math.round(height * 0.62);
    const y = sill - opening;
    sill -= height;
    return Array.from({ length: front.columns }, (_, column) => {
      const box: Box = { x: Math.round(front.x + cell * (column + 0.5) - pane / 2), y, width: pane, height: opening };
      return { storey, column, box };
    });
  });
}

function pick<Item>(items: readonly Item[], share: number): Item {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
