import { describe, expect, it } from 'vitest';
import { chartCentre, placeOnChart, zoomFor } from './chartPlace.ts';

const berlin = { latitude: 52.52, longitude: 13.4 };
const hamburg = { name: 'Hamburg', latitude: 53.55, longitude: 9.99 };
const munich = { name: 'Munich', latitude: 48.14, longitude: 11.58 };
const lima = { name: 'Lima', latitude: -12.05, longitude: -77.04 };

describe('zoomFor', () => {
  it('enlarges the chart for cities of one country', () => {
    expect(zoomFor(berlin, [hamburg, munich])).toBe(4);
    expect(zoomFor(berlin, [hamburg])).toBe(8);
  });

  it('shows the whole chart for one distant city', () => {
    expect(zoomFor(berlin, [hamburg, munich, lima])).toBe(1);
  });
});

describe('placeOnChart', () => {
  it('keeps distances and directions in an enlarged chart', () => {
    const [whole, enlarged] = [1, 4].map((zoom) => placeOnChart(berlin, munich, zoom));
    expect(enlarged).toMatchObject({ distance: whole?.distance, bearing: whole?.bearing });
    expect(
      Math.abs((enlarged?.point[1] ?? 0) - chartCentre[1] - 4 * ((whole?.point[1] ?? 0) - chartCentre[1])),
    ).toBeLessThan(4);
  });
});
