import { expect, test } from 'vitest';
import { labelSides } from './chartLabels.ts';
import { placeOnChart, zoomFor } from './chartPlace.ts';

test('on an enlarged map a name is on the side of its mark that a phone shows', () => {
  const centre = { latitude: 51.34, longitude: 12.37 };
  const cities = [
    { name: 'München', latitude: 48.14, longitude: 11.58 },
    { name: 'Köln', latitude: 50.94, longitude: 6.96 },
    { name: 'Hamburg', latitude: 53.55, longitude: 9.99 },
  ];
  const zoom = zoomFor(centre, cities);
  expect(zoom).toBe(6);
  const places = cities.map((city) => placeOnChart(centre, city, zoom));
  expect(labelSides(places)[1]).toBe('left');
  expect(labelSides(places, true)[1]).toBe('above');
});

test('the name of a city near the edge of the map is not cut', () => {
  const valencia = { latitude: 39.47, longitude: -0.38 };
  const mexico = placeOnChart(valencia, { name: 'Ciudad de México', latitude: 19.43, longitude: -99.13 });
  expect(mexico.point[0]).toBeLessThan(100);
  expect(labelSides([mexico])).toEqual(['right']);
});
