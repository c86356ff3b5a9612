import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { computedColor } from '@podium/storybook/computedColor';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Drawer } from './Drawer.tsx';
import { openDrawer } from './openDrawer.tsx';

const meta = preview.meta({
  component: Drawer,
  parameters: { docs: { story: { height: '640px', autoplay: true } } },
  args: {
    id: 'menu',
    label: 'Menu',
    onClose: fn(),
    header: (
      <Heading level={2} size="h3">
        Harbour & Co
      </Heading>
    ),
    children: (
      <Stack as="ul" gap="s5">
        {['About', 'Speaking', 'Calendar'].map((label) => (
          <li key={label}>
            <Link href={`#${label}`} tone="quiet">
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    ),
    footer: (
      <Stack gap="s3">
        <ThemeSwitch />
        <Button isFullWidth>SIGN IN</Button>
      </Stack>
    ),
  },
  render: (args) => (
    <div style={{ minHeight: '150vh', padding: 24 }}>
      <Button variant="secondary" command="show-modal" commandfor={args.id}>
        Open menu
      </Button>
      <Drawer {...args} />
    </div>
  ),
});

/** Closed: neither visible nor focusable. */
export const Shut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute('command', 'show-modal');
  },
});

/** Opened by its button: above the page, which does not scroll. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().width).toBe(48);
    await expect(close.getBoundingClientRect().height).toBe(48);
    const { width } = drawer.getBoundingClientRect();
    await expect(width).toBeCloseTo(Math.min(480, innerWidth * 0.92), 0);
    // After the transition it touches the viewport's edge or the scrollbar.
    await waitFor(() => expect(Math.abs(innerWidth - drawer.getBoundingClientRect().right)).toBeLessThanOrEqual(16));
  },
});

/** The close button closes it and returns focus. */
export const ClosedByItsButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  },
});

/** A press on the scrim closes it. */
export const ClosedByTheScrim = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

/** A press inside does not close it. */
export const PressInside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByText('Harbour & Co'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});

/** Following a link closes it. */
export const ClosedByALink = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

/** Opened from code by its id. Opening it twice has no effect. */
export const OpenedByCode = meta.story({
  play: async ({ args, canvas }) => {
    openDrawer(args.id);
    openDrawer(args.id);
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});

/** On hover the close button has a background. */
export const CloseHovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const close = canvas.getByRole('button', { name: 'Close' });
    pointAt(close);
    await expect(getComputedStyle(close).backgroundColor).toBe(computedColor(vars.color.surface.alt));
  },
});

/** Tall content scrolls, and the footer stays visible. */
export const LongContent = meta.story({
  tags: ['visual'],
  args: {
    children: (
      <Stack gap="s4">
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>{index + 1}. Every talk is a true story, retold.</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const signIn = canvas.getByRole('button', { name: 'SIGN IN' });
    await waitFor(() => expect(signIn.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  },
});

/** Right to left: it slides in from the left. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Button command="show-modal" commandfor={args.id}>
        Open menu
      </Button>
      <Drawer {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().left).toBeCloseTo(0, 0));
  },
});

/** Opened before hydration, it stays open. */
export const OpenedBeforeTheScript = meta.story({
  render: () => <div data-testid="page" />,
  play: async ({ canvas, userEvent }) => {
    const onClose = fn();
    const drawer = (
      <Drawer id="early" label="Menu" onClose={onClose}>
        <Text>Every talk is a true story, retold.</Text>
      </Drawer>
    );
    const page = canvas.getByTestId('page');
    page.innerHTML = markupOf(drawer);
    openDrawer('early');
    const root = hydrateRoot(page, drawer);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    root.unmount();
  },
});

/** The server-rendered HTML. */
function markupOf(element: ReactNode): string {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(element));
  const markup = container.innerHTML;
  root.unmount();
  return markup;
}
