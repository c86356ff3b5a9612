import { anchors } from '@podium/data/schemas/site.ts';
import { brand } from './brand.ts';
import { paths } from '../pages.ts';

const { videoChannel, podcast, network, social } = brand.links;

/** The heading is the address. */
export const contactStrip = {
  anchor: anchors.contactStrip,
  address: brand.mailboxes.speaking,
  /** The icon link beside the address. */
  email: { label: 'Write a message', href: paths.contact },
  promise: 'Inquiries about dates are answered within 48\u00a0hours, by a person.',
  actions: {
    form: { label: 'Contact Us via Form', href: paths.contact },
    speaking: { label: 'Submit Speaking Request', href: paths.speaking },
  },
  elsewhereLabel: 'Elsewhere',
  /** External links: each opens a new tab. */
  elsewhere: [videoChannel, podcast, network, ...social],
};
