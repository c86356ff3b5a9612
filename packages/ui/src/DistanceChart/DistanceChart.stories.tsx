import preview from '@podium/storybook/preview';
import { expect, within } from 'storybook/test';
import { DistanceChart } from './DistanceChart.tsx';

const meta = preview.meta({
  component: DistanceChart,
  args: {
    label: 'Distances from the office',
    centre: { latitude: 52.37, longitude: 4.9 },
    cities: [
      { name: 'London', latitude: 51.5, longitude: -0.13 },
      { name: 'Madrid', latitude: 40.4, longitude: -3.7 },
      { name: 'Prague', latitude: 50.1, longitude: 14.4 },
      { name: 'Delhi', latitude: 28.6, longitude: 77.2 },
      { name: 'Cairo', latitude: 30, longitude: 31.2 },
      { name: 'Toronto', latitude: 43.7, longitude: -79.4 },
      { name: 'Geneva', latitude: 46.2, longitude: 6.14 },
      { name: 'Helsinki', latitude: 60.2, longitude: 24.9 },
      { name: 'Warsaw', latitude: 52.2, longitude: 21 },
      { name: 'Milan', latitude: 45.5, longitude: 9.19 },
    ],
  },
});

/** Ten cities. The drawing is hidden from screen readers, which get every distance and bearing as text. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Distances from the office' })).getAllByRole('listitem');
    await expect(items).toHaveLength(10);
    await expect(items[3]).toHaveTextContent(/^Delhi: 6,3\d0 km, bearing 8\d°$/);
  },
});

/** Taller, for the top of a page. */
export const AsPage = meta.story({ args: { height: 'page' } });

/** Cities of one country: the map is enlarged. The starter has no coastlines, which are drawn for the whole world. */
export const OneCountry = meta.story({
  tags: ['visual'],
  globals: { brand: 'starter' },
  args: {
    cities: [
      { name: 'Utrecht', latitude: 52.09, longitude: 5.12 },
      { name: 'Rotterdam', latitude: 51.92, longitude: 4.48 },
      { name: 'Groningen', latitude: 53.22, longitude: 6.57 },
      { name: 'Maastricht', latitude: 50.85, longitude: 5.69 },
      { name: 'Enschede', latitude: 52.22, longitude: 6.89 },
      { name: 'Middelburg', latitude: 51.5, longitude: 3.61 },
    ],
  },
});

/** No cities: the chart alone, without a list. */
export const WithoutCities = meta.story({ args: { cities: [] } });
