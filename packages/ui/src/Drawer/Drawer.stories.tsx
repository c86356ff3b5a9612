import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Drawer } from './Drawer.tsx';
import { openDrawer } from './openDrawer.tsx';

const meta = preview.meta({
  component: Drawer,
  parameters: { docs: { story: { height: '640px', autoplay: true } } },
  args: {
    id: 'menu',
    label: 'Menu',
    header: (
      <Heading level={2} size="h3">
        Harbour & Co
      </Heading>
    ),
    children: (
      <Stack as="ul" gap="s5">
        {['About', 'Speaking', 'Calendar'].map((label) => (
          <li key={label}>
            <Link href={`#${label}`} variant="quiet">
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

/** Opened by its button: above the page, which does not scroll. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});

/** Closes by its button, by a press on the scrim and by a link, but not by another press inside. */
export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await isClosed();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');

    openDrawer(args.id);
    await userEvent.click(canvas.getByText('Harbour & Co'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('dialog'));
    await isClosed();

    openDrawer(args.id);
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await isClosed();
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
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Open menu' })),
});

/** Opened before hydration, it stays open. */
export const OpenedBeforeTheScript = meta.story({
  render: () => <div data-testid="page" />,
  play: async ({ canvas, userEvent }) => {
    const drawer = (
      <Drawer id="early" label="Menu">
        <Text>Every talk is a true story, retold.</Text>
      </Drawer>
    );
    const page = canvas.getByTestId('page');
    page.innerHTML = renderToString(drawer);
    openDrawer('early');
    const root = hydrateRoot(page, drawer);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    root.unmount();
  },
});
