import preview from '@podium/storybook/preview';
import { padded, withWrapper } from '@podium/storybook/withWrapper';
import { ArtworkProvider } from './Artwork.tsx';
import { Mark } from './Mark.tsx';

const meta = preview.meta({ component: Mark, args: { name: 'Ada Example' }, decorators: [padded] });

export const Default = meta.story();

/** A brand without a mark: the name alone. */
export const Plain = meta.story({ decorators: [withWrapper(<ArtworkProvider value={{}} />)] });
