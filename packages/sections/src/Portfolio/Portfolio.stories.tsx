import { expect } from 'storybook/test';
import { projects } from '@podium/data/content/projects';
import preview from '@podium/storybook/preview';
import { Portfolio } from './Portfolio.tsx';

const { entries } = projects;

const meta = preview.meta({ component: Portfolio, args: { content: projects } });

/** Six rows of figures, with the sale price of sold companies and the value of held ones. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(projects.heading);
    const rows = [...canvas.getByRole('list', { name: projects.listLabel }).children];
    await expect(rows).toHaveLength(6);
    for (const [index, { title, acquired, current, roi, status }] of entries.entries()) {
      const label = status === 'Sold' ? 'Sold at' : 'Current';
      await expect(rows[index]?.querySelector('h2')).toHaveTextContent(title);
      await expect(rows[index]).toHaveTextContent(`Acquired${acquired}${label}${current}ROI${roi}${status}`);
    }
    await expect(canvas.getByRole('link', { name: 'Access Deals' })).toHaveAttribute('href', '/deals');
    await expect(canvas.getByRole('link', { name: 'START THE CONVERSATION' })).toHaveAttribute('href', '/contact');
  },
});

/** A held company, expanded: its story and numbered improvements. */
export const OpenRow = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/retiring pathologists/)).not.toBeVisible();
    const toggle = toggleOf(canvasElement, 1);
    const { width, height } = toggle.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
    await userEvent.click(toggle);
    await expect(canvas.getByText(/retiring pathologists/)).toBeVisible();
    await expect(canvas.getByText('Second laboratory')).toBeVisible();
    await expect(canvas.getByText('Energy contract retendered')).not.toBeVisible();
  },
});

/** Collapsing a row restores its initial state. */
export const ClosedAgain = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(toggleOf(canvasElement, 0));
    await expect(canvas.getByText(/Eleven hotels/)).toBeVisible();
    await userEvent.click(toggleOf(canvasElement, 0));
    await expect(canvas.getByText(/Eleven hotels/)).not.toBeVisible();
  },
});

/** Every row expanded, including the sold ones. */
export const AllOpen = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    for (const index of entries.keys()) await userEvent.click(toggleOf(canvasElement, index));
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(entries.length);
  },
});

function toggleOf(canvasElement: HTMLElement, index: number): HTMLElement {
  const toggle = canvasElement.querySelectorAll('summary')[index];
  if (!toggle) throw new Error(`No toggle ${index}`);
  return toggle;
}
