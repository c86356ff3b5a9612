import type { City } from '@podium/data/schemas/city.ts';

/** Amsterdam: the map measures distances from here. A new centre needs new coastlines: see docs/portrait.md. */
export const mapCentre: Omit<City, 'name'> = { latitude: 52.37, longitude: 4.9 };

/** Coordinates of the event cities, which the chart marks. */
export const cities: readonly City[] = [
  { name: 'Stockholm', latitude: 59.33, longitude: 18.07 },
  { name: 'Vienna', latitude: 48.21, longitude: 16.37 },
  { name: 'Lisbon', latitude: 38.72, longitude: -9.14 },
  { name: 'Zürich', latitude: 47.37, longitude: 8.54 },
  { name: 'Dubai', latitude: 25.2, longitude: 55.27 },
  { name: 'Riyadh', latitude: 24.71, longitude: 46.68 },
  { name: 'New York', latitude: 40.71, longitude: -74.01 },
  { name: 'Boston', latitude: 42.36, longitude: -71.06 },
];
