import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onTheRoad } from '@podium/brands/legal-tender/content/onTheRoad.ts';
import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { OnTheRoad } from './OnTheRoad.tsx';

const meta = preview.meta({
  component: OnTheRoad,
  args: { content: onTheRoad, onInvite: fn() },
  parameters: { docs: { story: { height: '640px', autoplay: true } } },
  decorators: [withWrapper(<div style={{ minBlockSize: '100vh' }} />)],
});

async function openedDrawer(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: onTheRoad.trigger }));
  return screen.findByRole('dialog', { name: onTheRoad.heading });
}

/** A tab in the margin of a wide page, an emblem at the bottom of a narrow one. */
export const Closed = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: onTheRoad.trigger });
    const { width, height, right } = trigger.getBoundingClientRect();
    if (window.innerWidth < 1024) {
      await expect([width, height]).toEqual([56, 56]);
    } else {
      await expect([width, Math.round(right)]).toEqual([44, document.documentElement.clientWidth]);
      const tab = Number.parseFloat(getComputedStyle(trigger, '::before').width);
      await expect(tab).toBeLessThan((window.innerWidth * 3.4) / 100);
    }
    await expect(trigger).toHaveAttribute('command', 'show-modal');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Three past events, each with its date, place and status (REQ-HOME-4). */
export const DrawerOpen = meta.story({
  tags: ['visual'],
  play: async () => {
    const drawer = within(await openedDrawer());
    await expect(
      drawer.getByText('None ahead: these three took place in 2025. For 2027, two quarters are open.'),
    ).toBeVisible();
    await expect(drawer.getAllByText(/^(open|held)$/)).toHaveLength(4);
    await expect(drawer.getAllByText(/^This event took place on /)).toHaveLength(3);
    await expect(drawer.queryByText(/^(Pending|Tentative)$/)).not.toBeInTheDocument();
    for (const { title } of onTheRoad.events) await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
  },
});

/**
 * On the last day of the second event: the first event is over, the third is to come, and the invitation is in the
 * footer.
 */
export const BetweenEvents = meta.story({
  parameters: { now: '2025-10-09T09:00:00' },
  play: async () => {
    const drawer = within(await openedDrawer());
    await expect(drawer.getAllByText(/took place/)).toHaveLength(1);
    await expect(drawer.queryByText(/^None ahead/)).not.toBeInTheDocument();
    await expect(drawer.getByRole('link', { name: onTheRoad.invite?.label ?? '' })).toBeVisible();
  },
});

/** Years later all quarters are over as well: only the invitation remains. */
export const AvailabilityOver = meta.story({
  parameters: { now: '2030-01-04T09:00:00Z' },
  play: async () => {
    const drawer = within(await openedDrawer());
    await expect(drawer.getByText('None ahead: these three took place in 2025.')).toBeVisible();
    await expect(drawer.queryByText(/^(open|held)$/)).not.toBeInTheDocument();
    await expect(drawer.getByRole('link', { name: onTheRoad.invite?.label ?? '' })).toBeVisible();
  },
});

function ToastAtOnce() {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show({ title: 'Download link sent to your email!' })}>
      Send
    </button>
  );
}

/** At the bottom of a narrow page it moves away for toasts. */
export const BehindToasts = meta.story({
  globals: { viewport: { value: 'mobile', isRotated: false } },
  decorators: [
    (Story) => (
      <>
        <ToastAtOnce />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: onTheRoad.trigger })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: onTheRoad.trigger })).not.toBeInTheDocument(), {
      timeout: 5_000,
    });
  },
});
