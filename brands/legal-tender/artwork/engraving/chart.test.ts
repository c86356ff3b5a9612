import { describe, expect, it } from 'vitest';
import { chartProjection, chartSvg } from './chart.ts';
import { mapCentre as amsterdam } from '../../content/cities.ts';
import { placeOnChart } from '@podium/ui/DistanceChart/chartPlace.ts';

const cities = [
  { name: 'London', latitude: 51.5, longitude: -0.13, distance: 360, bearing: 255 },
  { name: 'Lisbon', latitude: 38.7, longitude: -9.14, distance: 1860, bearing: 222 },
  { name: 'Dubai', latitude: 25.2, longitude: 55.3, distance: 5170, bearing: 104 },
  { name: 'New York', latitude: 40.7, longitude: -74, distance: 5860, bearing: 292 },
  { name: 'Stockholm', latitude: 59.3, longitude: 18.07, distance: 1120, bearing: 40 },
];

it('the plate of the chart is what the projection draws; after a change, run the test with --update', async () => {
  await expect(`${chartSvg()}\n`).toMatchFileSnapshot('../Plate/plates/chart.svg');
});

describe('placeOnChart', () => {
  it.each(cities)('returns distance and bearing of $name', ({ distance, bearing, ...city }) => {
    const place = placeOnChart(amsterdam, city);
    expect(Math.abs(place.distance - distance)).toBeLessThanOrEqual(20);
    expect(Math.abs(place.bearing - bearing)).toBeLessThanOrEqual(2);
  });

  it.each(cities)('returns the same point for $name as the projection of the plate', (city) => {
    const [x, y] = chartProjection()([city.longitude, city.latitude]) ?? [];
    const { point } = placeOnChart(amsterdam, city);
    expect(Math.abs(point[0] - (x ?? 0))).toBeLessThanOrEqual(0.51);
    expect(Math.abs(point[1] - (y ?? 0))).toBeLessThanOrEqual(0.51);
  });
});
