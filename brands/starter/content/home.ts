import { anchors } from '@podium/data/schemas/site.ts';
import { newsletterTexts } from '../../standard/formTexts.ts';
import { pages } from '../pages.ts';
import { brand, profiles } from './brand.ts';

export const hero = {
  anchor: anchors.hero,
  headline: 'Listen to the water first.',
  lede: `${brand.name} is an oceanographer. Six weeks a year at sea, the rest on land, with the people who have to decide what the measurements mean.`,
  actions: {
    primary: { label: `Book ${brand.shortName}`, href: pages.speaking.path },
    secondary: { label: 'See the dates', href: pages.calendar.path },
  },
  stats: [
    { figure: '2005', label: 'first cruise' },
    { figure: '31', label: 'expeditions' },
    { figure: '180', label: 'talks given' },
    { figure: '2', label: 'books' },
  ],
};

export const quickWins = {
  heading: 'Four small measurements',
  note: 'You can make each of them this week, without a ship.',
  items: [
    {
      cost: { figure: '10', unit: 'minutes' },
      title: 'Find out how high you live',
      description: 'Look up the height of your street above the sea. Nearly everyone guesses too high.',
    },
    {
      cost: { figure: '1', unit: 'walk' },
      title: 'Follow your rain',
      description: 'Start at the nearest drain and find out where the water goes next.',
    },
    {
      cost: { figure: '3', unit: 'questions' },
      title: 'Ask one supplier',
      description: 'Which port do you use? When did it last close? What did you do that day?',
    },
    {
      cost: { figure: '30', unit: 'days' },
      title: 'Keep a tide log',
      description: 'Time, height, wind. After a month the pattern is in your own handwriting.',
    },
  ],
  action: { label: 'Get the field notes', href: `${pages.home.path}#newsletter` },
};

export const aboutTeaser = {
  anchor: anchors.about,
  heading: 'I measure the sea, then come ashore to explain it.',
  lead: 'In my first season I read one current wrong for eleven days. Finding out why became my work.',
  paragraphs: [
    'Today I lead a small group in Bergen. We put instruments where the Atlantic turns over, leave them there for a winter, and read what they bring back.',
    'Mayors, insurers and teachers kept asking what the numbers mean for them. So I learned to answer in forty minutes, in plain words, and with the doubt left in.',
  ],
  stats: [
    { figure: '26', label: 'countries' },
    { figure: '58', label: 'papers' },
    { figure: '18K', label: 'newsletter readers' },
  ],
  pressKit: { label: 'Press kit', href: pages.press.path },
};

export const testimonials = {
  label: 'What hosts say',
  items: [
    {
      quote: 'Four hundred engineers, no slides for the first ten minutes, and not one telephone on the tables.',
      name: 'Ingrid Halvorsen',
      title: 'Head of events',
      company: 'Nordic Harbour Days',
      metric: '400',
      metricLabel: 'people, and all of them stayed',
    },
    {
      quote: 'We came for the climate talk and left with a page that tells us when to move the depot.',
      name: 'Rui Tavares',
      title: 'Director of operations',
      company: 'Cais Logistics',
      metric: '1 page',
      metricLabel: 'now in every board pack',
    },
    {
      quote: 'The children still check the tide before football. Their parents have started to ask us why.',
      name: 'Aoife Brennan',
      title: 'Head teacher',
      company: 'Strand Road School',
    },
    {
      quote: 'Clear about what is known, clear about what is not. Our council had never heard both in one evening.',
      name: 'Priya Nair',
      title: 'City planner',
      company: 'Harbour Council',
      metric: '9 to 2',
      metricLabel: 'the vote, a month later',
    },
  ],
};

export const callToAction = {
  heading: 'Tell me about your coast.',
  note: 'Every talk begins with the place it is for.',
  actions: {
    primary: { label: `Book ${brand.shortName}`, href: pages.speaking.path },
    secondary: { label: 'Write a message', href: pages.contact.path },
  },
};

export const contactStrip = {
  anchor: anchors.contactStrip,
  address: brand.mailboxes.owner,
  email: { label: 'Write a message', href: pages.contact.path },
  promise: 'A person reads every message. Questions about dates are answered within 48 hours.',
  actions: {
    form: { label: 'Contact form', href: pages.contact.path },
    speaking: { label: 'Ask for a talk', href: pages.speaking.path },
  },
  elsewhereLabel: 'Elsewhere',
  elsewhere: profiles,
};

export const newsletter = {
  anchor: anchors.newsletter,
  heading: 'Field notes',
  body: 'One letter every second Friday: what we measured, what surprised us, and one thing to look at near you. 18,000 readers.',
  emailLabel: 'E-mail',
  placeholder: 'you@work.example',
  submit: 'Subscribe',
  ...newsletterTexts('the field notes'),
};
