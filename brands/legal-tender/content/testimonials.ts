import type { Testimonial } from '@podium/data/schemas/testimonial.ts';
import { brand } from './brand.ts';

const items: Testimonial[] = [
  {
    quote: `${brand.shortName} read our accounts on stage, to four hundred people, and by lunch I had two offers.`,
    name: 'Marit Voss',
    title: 'Managing director',
    company: 'Voss Logistics',
    metric: '2.6×',
    metricLabel: 'the first price named',
  },
  {
    quote: 'We were told our price was wrong before we were told our numbers were good. Both were true.',
    name: 'Pavel Novotný',
    title: 'Owner',
    company: 'Novotný Glass',
  },
  {
    quote: 'Six hundred people, no slides, and the questions ran an hour over. We moved lunch.',
    name: 'Henrike Sandvik',
    title: 'Head of programme',
    company: 'Nordic Owners Forum',
    metric: '94%',
    metricLabel: 'stayed for the questions',
  },
  {
    quote: 'Our diligence list had nine pages. We went home with one, and it was the right one.',
    name: 'Faisal Al Harthi',
    title: 'Partner',
    company: 'Dhow Capital Partners',
    metric: '31 days',
    metricLabel: 'from letter to signing',
  },
  {
    quote: 'The workshop took the one process we were ashamed of. By Friday it ran without us.',
    name: 'Jonas Ekblad',
    title: 'Head of operations',
    company: 'Ekblad Print',
    metric: '19 hrs',
    metricLabel: 'a week, no longer typed',
  },
  {
    quote: 'I was advised not to sell. The advice cost the adviser a fee and left me with a company.',
    name: 'Rosalind Okafor',
    title: 'Founder',
    company: 'Okafor Dental Group',
    metric: '3.2×',
    metricLabel: 'the turnover, two years on',
  },
];

/** The carousel of six (REQ-HOME-3). */
export const testimonials = { label: 'What owners and organisers say', items };
