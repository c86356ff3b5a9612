import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { CertificateOutline } from './CertificateOutline.tsx';

const meta = preview.meta({
  component: CertificateOutline,
  decorators: [inside(<div style={{ padding: 24 }} />)],
});

/** None to show: the sentence stands in the place of a certificate. */
export const Empty = meta.story({
  args: {
    children: (
      <Heading level={2} size="h3">
        No deals available in this category at the moment.
      </Heading>
    ),
  },
});

/** Being fetched: the place is kept, nothing moves. */
export const Blank = meta.story();

/** Right to left. */
export const RightToLeft = meta.story({
  args: Empty.input.args,
  decorators: [inside(<div dir="rtl" />)],
});

/** A word wider than the outline breaks. */
export const LongGerman = meta.story({
  args: {
    children: (
      <Heading level={2} size="h3">
        Vermögensverwaltungsgesellschaftsbeteiligungen
      </Heading>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story({ args: Empty.input.args, globals: { viewport: { value: 'narrow' } } });
