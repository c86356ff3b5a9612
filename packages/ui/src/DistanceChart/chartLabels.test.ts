import { describe, expect, it } from 'vitest';
import { labelSides } from './chartLabels.ts';
import { chartCentre, type ChartPlace } from './chartPlace.ts';

const [centreX, centreY] = chartCentre;

function place(name: string, east: number, south: number): ChartPlace {
  return { name, point: [centreX + east, centreY + south], distance: 0, bearing: 0 };
}

describe('labelSides', () => {
  it('places names away from the route', () => {
    expect(labelSides([place('Delhi', 400, 100)])).not.toEqual(['left']);
    expect(labelSides([place('San Juan', -450, -180)])).not.toEqual(['right']);
    expect(labelSides([place('Milan', 30, 60)])).not.toEqual(['above']);
  });

  it('keeps names clear of other marks', () => {
    const [paris] = labelSides([place('Paris', -100, 100), place('Reims', -75, 100)]);
    expect(paris).not.toBe('right');
  });

  it('keeps names clear of each other', () => {
    const sides = labelSides([place('Alpha', 200, 200), place('Beta', 260, 205)]);
    expect(sides[0]).not.toBe('right');
    expect(new Set(sides).size).toBe(2);
  });

  it('keeps a name clear of the route to another place', () => {
    const around = [place('Prague', 69, 32), place('Porto', -100, 115), place('Muscat', 405, 115)];
    const sides = labelSides([...around, place('Medina', 345, 160), place('Geneva', 22, 45)]);
    expect(sides).toEqual(['below', 'right', 'right', 'right', 'belowLeft']);
  });
});
