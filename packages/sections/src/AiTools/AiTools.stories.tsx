import { expect, waitFor } from 'storybook/test';
import { programs } from '@podium/data/content/programs';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { AiTools } from './AiTools.tsx';

const meta = preview.meta({ component: AiTools, args: { content: programs.tools } });

const { tools } = programs;

/** Four tools; there is no access to them yet, and the button says so when the keyboard reaches it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const button = canvas.getByRole('button', { name: 'GET INSTANT ACCESS' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab();
  },
});

/** Under the focus: the hint is seen. */
export const ComingSoon = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Coming soon')).toHaveStyle({ opacity: '1' }));
  },
});

/** An address makes the button a link. */
export const WithAddress = meta.story({
  args: { content: { ...tools, action: { label: 'GET INSTANT ACCESS', href: 'https://tools.example/' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^GET INSTANT ACCESS/ })).toHaveAttribute('target', '_blank');
  },
});

/** Six tools with much to say, and a word of German length. */
export const Long = meta.story({
  args: {
    content: {
      ...tools,
      heading: 'Vertragsprüfungsmaschinen, free',
      lede: `${tools.lede} ${tools.lede}`,
      list: [
        ...tools.list.map((tool) => `${tool}, and whatever else stands on that page in small print`),
        'Grundstücksverkehrsgenehmigungszuständigkeitsprüfung: yes or no',
        'Night audit: what the till forgot',
      ],
    },
  },
});

/** One tool. */
export const Short = meta.story({ args: { content: { ...tools, heading: 'One tool', list: ['Lease reader'] } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left: words at the right, tools at the left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
