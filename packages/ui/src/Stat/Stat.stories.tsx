import preview from '@podium/storybook/preview';
import { ground } from '../theme/fields.css.ts';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  component: Stat,
  args: { figure: '€100M+', label: 'deal volume' },
  render: (args) => (
    <div className={args.tone === 'field' ? ground.sun : ground.paper} style={{ padding: 24 }}>
      <Stat {...args} />
    </div>
  ),
});

/** A figure by itself: its label below, on a wide screen beside it. */
export const Default = meta.story();

/** On sun, rose, verm, deep or night it takes the colour of the text. */
export const OnField = meta.story({ args: { tone: 'field' } });
