import { describe, expect, it } from 'vitest';
import { seats, seatsBox, seatsSvg } from './seats.ts';

describe('the seating plan', () => {
  it('has exactly one thousand seats', () => {
    expect(seats()).toHaveLength(1000);
  });

  it('draws each seat', () => {
    const [, rows = ''] = seatsSvg().match(/<path d="([^"]+)"/) ?? [];
    expect(rows.match(/M/g)).toHaveLength(1000);
  });

  it('has the stage at the focus: all rows are arcs around it, and the last one is within the frame', () => {
    const radii = [...new Set(seats().map(({ radius }) => radius))];
    expect(radii).toHaveLength(20);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
    expect(Math.max(...radii) + 16).toBeLessThan(-seatsBox.y);
    expect(seatsSvg()).toContain('M-104 0h208');
  });

  it('keeps seats apart', () => {
    const points = seats().map(({ radius, angle }) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const);
    const closest = points.map(([x, y], index) =>
      Math.min(...points.map(([px, py], other) => (other === index ? Infinity : Math.hypot(px - x, py - y)))),
    );
    expect(Math.min(...closest)).toBeGreaterThan(24);
  });

  it('is symmetrical to the middle aisle', () => {
    const angles = seats().map(({ angle }) => angle + Math.PI / 2);
    expect(angles.filter((angle) => angle < 0)).toHaveLength(500);
    expect(Math.min(...angles.map(Math.abs)) * 154).toBeGreaterThan(30 * (154 / 686));
  });
});
