import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { ArtworkProvider } from './Artwork.tsx';
import { Frame } from './Frame.tsx';

const photograph = <div style={{ blockSize: 160, background: 'Canvas' }} />;

const meta = preview.meta({
  component: Frame,
  args: { children: photograph },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A photograph in the brand's frame. */
export const Default = meta.story();

/** A brand without a frame: a hairline. */
export const Plain = meta.story({ decorators: [withWrapper(<ArtworkProvider value={{}} />)] });
