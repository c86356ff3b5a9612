import preview from '@podium/storybook/preview';
import { surface } from '../theme/surface.css.ts';
import { Container } from './Container.tsx';

const meta = preview.meta({
  component: Container,
  args: {
    children: (
      <div className={surface.inverse} style={{ padding: 24 }}>
        Twelve columns
      </div>
    ),
  },
  render: (args) => (
    <div className={surface.alt}>
      <Container {...args} />
    </div>
  ),
});

/** Margins on both sides, and at most 1360 px of content. */
export const Default = meta.story();
