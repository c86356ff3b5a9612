import preview from '@podium/storybook/preview';
import { surface } from '../theme/surface.css.ts';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  component: Stat,
  args: { figure: '€100M+', label: 'deal volume' },
  render: (args) => (
    <div className={args.tone === 'field' ? surface.sun : surface.paper} style={{ padding: 24 }}>
      <Stat {...args} />
    </div>
  ),
});

/** A single stat: the label is below the figure, on wide screens beside it. */
export const Default = meta.story();

/** On sun, rose, verm, deep or night it inherits the text colour. */
export const OnField = meta.story({ tags: ['visual'], args: { tone: 'field' } });
