import type { ReactNode } from 'react';
import { inside } from '@podium/storybook/inside';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { ground } from '../theme/fields.css.ts';
import { Link, linkTones } from './Link.tsx';
import { LinkSlotProvider, type LinkSlotProps } from './LinkSlot.tsx';

function Sentence({ children }: { children: ReactNode }) {
  return <Text>Targets are targets. Read the {children} before you read anything else.</Text>;
}

const meta = preview.meta({
  component: Link,
  args: { href: '/disclaimer', children: 'investment disclaimer' },
  render: (args) => (
    <div className={args.tone === 'inherit' ? ground.verm : ground.paper} style={{ padding: 24 }}>
      <Sentence>
        <Link {...args} />
      </Sentence>
    </div>
  ),
});

/** In running text on paper. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'investment disclaimer' })).toHaveAttribute('href', '/disclaimer');
  },
});

/** On a field it has the colour of the text around it. */
export const Inherit = meta.story({ args: { tone: 'inherit' } });

/** In lists of links the line shows only under the pointer. */
export const Quiet = meta.story({ args: { tone: 'quiet' }, render: (args) => <Link {...args} /> });

/** Under the pointer the line is heavier, and in lists it comes at all. */
export const Hovered = meta.story({
  render: (args) => (
    <div className={ground.paper} style={{ display: 'grid', gap: 16, padding: 24 }}>
      {linkTones.map((tone) => (
        <Text key={tone}>
          {tone}: <Link {...args} tone={tone} />
        </Text>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    pointAt(...links);
    for (const link of links) {
      const { textDecorationThickness, textDecorationColor, color } = getComputedStyle(link);
      await expect([textDecorationThickness, textDecorationColor]).toEqual(['2px', color]);
    }
  },
});

/** Leaves the site in a new tab, and says so. */
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

/** A host with a router renders the anchor itself. */
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

/** Right to left: words of that direction have their arrow at the left, pointing to the left; others keep their own. */
export const RightToLeft = meta.story({
  args: { href: 'https://example.com', external: true },
  render: (args) => (
    <div dir="rtl">
      <Text>
        <Link {...args}>מרשם הרשות</Link> או <Link {...args}>register of the authority</Link> שם.
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [hebrew, latin] = [...canvasElement.querySelectorAll('a svg')];
    await expect(hebrew && getComputedStyle(hebrew).scale).toBe('-1 1');
    await expect(latin && getComputedStyle(latin).scale).toBe('none');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A link wider than the screen breaks, and its arrow stays with the last letters. */
export const LongGerman = meta.story({
  args: { external: true, href: 'https://example.com', children: 'Grundstücksverkehrsgenehmigungszuständigkeit' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [inside(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** At no width of the page does the arrow begin a line. */
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
