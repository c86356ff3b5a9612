import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { surface } from '../theme/surface.css.ts';
import { Link, linkVariants } from './Link.tsx';
import { LinkSlotProvider, type LinkSlotProps } from './LinkSlot.tsx';

const meta = preview.meta({
  component: Link,
  args: { href: '/disclaimer', children: 'investment disclaimer' },
  render: (args) => (
    <div className={surface.page} style={{ padding: 24 }}>
      <Text>
        Targets are targets. Read the <Link {...args} /> before you read anything else.
      </Text>
    </div>
  ),
});

/** In running text on the page. */
export const Default = meta.story({ tags: ['visual'] });

/** In lists of links the underline is only shown on hover. */
export const Quiet = meta.story({ tags: ['visual'], args: { variant: 'quiet' }, render: (args) => <Link {...args} /> });

/** On hover the underline is thicker; quiet links get one. */
export const Hovered = meta.story({
  render: (args) => (
    <div className={surface.page} style={{ display: 'grid', gap: 16, padding: 24 }}>
      {linkVariants.map((variant) => (
        <Text key={variant}>
          {variant}: <Link {...args} variant={variant} />
        </Text>
      ))}
    </div>
  ),
  play: ({ canvas }) => pointAt(...canvas.getAllByRole('link')),
});

/** Opens in a new tab, and announces it. */
export const External = meta.story({
  args: { href: 'https://example.com', external: true, children: 'register of the authority' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'register of the authority (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

function RoutedAnchor({ children, ...rest }: LinkSlotProps) {
  return (
    <a {...rest} data-routed>
      {children}
    </a>
  );
}

/** A host with a router provides the anchor component. */
export const RoutedByHost = meta.story({
  render: (args) => (
    <LinkSlotProvider value={RoutedAnchor}>
      <Link {...args} />
    </LinkSlotProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-routed');
  },
});

/** Right to left: the arrow is at the left and points left. Text of the other direction keeps its own. */
export const RightToLeft = meta.story({
  args: { href: 'https://example.com', external: true },
  render: (args) => (
    <div dir="rtl">
      <Text>
        <Link {...args}>מרשם הרשות</Link> או <Link {...args}>register of the authority</Link> שם.
      </Text>
    </div>
  ),
});

/** The arrow never begins a line, at any width. */
export const Narrow = meta.story({
  args: { external: true, href: 'https://example.com', children: 'register of the authority' },
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div data-testid="place">
      <Link {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvas.getByTestId('place');
    const arrow = canvasElement.querySelector('svg');
    for (let width = 90; width < 260; width += 3) {
      place.style.inlineSize = `${width}px`;
      await expect((arrow?.getBoundingClientRect().left ?? 0) - place.getBoundingClientRect().left).toBeGreaterThan(20);
    }
    place.style.inlineSize = '';
  },
});
