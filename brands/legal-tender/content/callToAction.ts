import { brand } from './brand.ts';
import { paths } from '../pages.ts';

export const callToAction = {
  heading: 'Bring a date or bring a deal.',
  note: '10,000+ dealmakers on the list. Each began with one message.',
  actions: {
    primary: { label: 'Request Exclusive Access', href: paths.join },
    secondary: { label: `Book ${brand.shortName}`, href: paths.speaking },
  },
};
