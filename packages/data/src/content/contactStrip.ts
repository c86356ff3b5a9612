import { anchors } from './anchors.ts';
import { brand } from './brand.ts';
import { paths } from './paths.ts';

const { videoChannel, podcast, network, social } = brand.links;

/** The address as headline (specification §2, 'Other links'; §9, 'Response promise'). */
export const contactStrip = {
  anchor: anchors.contact,
  address: brand.mailboxes.speaking,
  /** The link with the icon beside the address. */
  email: { label: 'Write a message', href: paths.contact },
  promise: 'Inquiries about dates are answered within 48 hours, by a person.',
  actions: {
    form: { label: 'Contact Us via Form', href: paths.contact },
    speaking: { label: 'Submit Speaking Request', href: paths.speaking },
  },
  elsewhereLabel: 'Elsewhere',
  /** Outside the site: each opens in a new tab. */
  elsewhere: [videoChannel, podcast, network, ...social],
};
