import preview from '@podium/storybook/preview';
import { padded, withWrapper } from '@podium/storybook/withWrapper';
import { ArtworkProvider } from './Artwork.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({ component: Divider, args: { kind: 'band' as const }, decorators: [padded] });

export const Default = meta.story();

/** A brand without dividers: a line in the border colour. */
export const PlainLine = meta.story({
  args: { kind: 'line' },
  decorators: [withWrapper(<ArtworkProvider value={{}} />)],
});
