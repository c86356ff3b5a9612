import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  component: ButtonLink,
  args: { href: '/speaking', children: 'Book Speaking' },
  decorators: [padded],
});

/** Looks like a button, but is a link. */
export const Default = meta.story({ tags: ['visual'] });

/** Opens in a new tab, and announces it. */
export const External = meta.story({
  args: { href: 'https://example.com', external: true, size: 'small', variant: 'secondary', children: 'Event website' },
});
