import { anchors, sectionLinks } from '@podium/data/schemas/site.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { calendarFeedOf, calendarTexts, onTheRoadTexts } from '../../standard/eventTexts.ts';
import { pages } from '../pages.ts';
import { site } from '../site.ts';
import { availability } from './availability.ts';
import { brand } from './brand.ts';

/** Sorted by date. `featured` events are also in the 'On the road' drawer. */
export const events: readonly [SpeakingEvent, ...SpeakingEvent[]] = [
  {
    id: 'northern-harbours-forum',
    title: 'Northern Harbours Forum',
    date: '2027-01-21',
    endDate: '2027-01-22',
    location: 'Hamburg',
    country: 'Germany',
    region: 'Europe',
    topics: ['Oceans', 'Cities'],
    status: 'confirmed',
    attendees: 640,
    website: 'https://northern-harbours.example',
    featured: true,
  },
  {
    id: 'teachers-of-the-coast',
    title: 'Teachers of the Coast',
    date: '2027-02-27',
    endDate: '2027-02-27',
    location: 'Edinburgh',
    country: 'United Kingdom',
    region: 'Europe',
    topics: ['Education'],
    status: 'confirmed',
    attendees: 220,
    website: 'https://coast-teachers.example',
  },
  {
    id: 'atlantic-insurers-meeting',
    title: 'Atlantic Insurers’ Meeting',
    date: '2027-03-18',
    endDate: '2027-03-18',
    location: 'Boston',
    country: 'United States',
    region: 'North America',
    topics: ['Climate', 'Leadership'],
    status: 'private',
    attendees: 150,
    website: 'https://atlantic-insurers.example',
  },
  {
    id: 'ocean-week-lisbon',
    title: 'Ocean Week Lisbon',
    date: '2027-04-29',
    endDate: '2027-05-01',
    location: 'Lisbon',
    country: 'Portugal',
    region: 'Europe',
    topics: ['Oceans', 'Climate'],
    status: 'confirmed',
    attendees: 1800,
    website: 'https://ocean-week.example',
    featured: true,
  },
  {
    id: 'cities-on-water',
    title: 'Cities on Water',
    date: '2027-06-10',
    endDate: '2027-06-11',
    location: 'Halifax',
    country: 'Canada',
    region: 'North America',
    topics: ['Cities', 'Leadership'],
    status: 'pending',
    attendees: 900,
    website: 'https://cities-on-water.example',
    featured: true,
  },
  {
    id: 'monsoon-data-days',
    title: 'Monsoon Data Days',
    date: '2027-09-02',
    endDate: '2027-09-03',
    location: 'Mumbai',
    country: 'India',
    region: 'Asia',
    topics: ['Climate', 'Cities'],
    status: 'tentative',
    attendees: 1100,
    website: 'https://monsoon-data.example',
  },
  {
    id: 'ice-and-currents',
    title: 'Ice and Currents',
    date: '2027-10-14',
    endDate: '2027-10-15',
    location: 'Reykjavík',
    country: 'Iceland',
    region: 'Europe',
    topics: ['Oceans', 'Education'],
    status: 'confirmed',
    attendees: 480,
    website: 'https://ice-and-currents.example',
  },
  {
    id: 'science-on-stage',
    title: 'Science on Stage',
    date: '2027-11-19',
    endDate: '2027-11-19',
    location: 'Vienna',
    country: 'Austria',
    region: 'Europe',
    topics: ['Education', 'Leadership'],
    status: 'tentative',
    attendees: 700,
    website: 'https://science-on-stage.example',
  },
];

export const calendarFeed = calendarFeedOf(events);

/** The point from which the map measures distances. */
const bergen = { latitude: 60.39, longitude: 5.32 };

export const calendar = {
  ...calendarTexts,
  anchor: anchors.calendar,
  heading: 'On the road from Bergen',
  note: 'Under eight hours by rail, I take the train.',
  centre: bergen,
  /** The cities of all events, each once. */
  cities: [
    { name: 'Hamburg', latitude: 53.55, longitude: 9.99 },
    { name: 'Edinburgh', latitude: 55.95, longitude: -3.19 },
    { name: 'Boston', latitude: 42.36, longitude: -71.06 },
    { name: 'Lisbon', latitude: 38.72, longitude: -9.14 },
    { name: 'Halifax', latitude: 44.65, longitude: -63.57 },
    { name: 'Mumbai', latitude: 19.08, longitude: 72.88 },
    { name: 'Reykjavík', latitude: 64.15, longitude: -21.94 },
    { name: 'Vienna', latitude: 48.21, longitude: 16.37 },
  ],
  /** Each event has topics and a region from these lists. */
  filters: {
    topics: { label: 'Topic', options: ['Oceans', 'Climate', 'Cities', 'Education', 'Leadership'] },
    region: { label: 'Region', options: ['Europe', 'North America', 'Asia'] },
  },
  empty: { text: 'Nothing matches all of these yet.', showAll: 'Show all dates' },
  invitation: { prompt: 'Is your date free?', action: `Invite ${brand.shortName}` },
  availability,
  events,
};

const [invite] = sectionLinks(site, pages, [{ label: 'See all dates', section: 'calendar', page: 'calendar' }]);

export const onTheRoad = {
  ...onTheRoadTexts,
  trigger: 'On the road',
  heading: 'Next dates',
  events: events.filter(({ featured }) => featured),
  availability,
  invite,
};
