import { expect, fn, screen, waitFor } from 'storybook/test';
import { deals as content } from '@podium/brands/legal-tender/content/deals.ts';
import { deals } from '@podium/data/fixtures/deals.ts';
import { application } from '@podium/data/fixtures/onboarding.ts';
import { people } from '@podium/data/fixtures/people.ts';
import { shownBrand } from '@podium/storybook/brands';
import preview from '@podium/storybook/preview';
import { DealGrid, type DealGridProps } from './DealGrid.tsx';

const usual: DealGridProps = {
  content,
  deals: { status: 'ready', value: deals },
  onRetry: fn(),
  applicant: { id: people.robin.id, ...application },
};

const meta = preview.meta({ component: DealGrid, args: usual });

/** All deals, each with its category, its risk and its four figures. The tone of each risk level (REQ-DEAL-2) is in the picture. */
export const All = meta.story({ tags: ['visual'] });

/** One category; each deal keeps the emblem that it has in the full list. */
export const Filtered = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const drawingOf = (title: string) =>
      canvas.getByRole('heading', { name: title }).closest('article')?.querySelector('path')?.getAttribute('d');
    if (shownBrand(globals['brand']).artwork.Emblem)
      await waitFor(() => expect(drawingOf('Orchard terraces')).toBeTruthy());
    const before = drawingOf('Orchard terraces');
    await userEvent.click(canvas.getByRole('radio', { name: 'Real Estate' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 deals');
    await expect(drawingOf('Orchard terraces')).toBe(before);
  },
});

/** A category without deals, with a button that shows all deals. */
export const EmptyCategory = meta.story({
  tags: ['visual'],
  args: { deals: { status: 'ready', value: deals.slice(0, 2) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Art & Collectibles' }));
  },
});

/** Showing all deals again moves focus to the list. */
export const AllShownAgain = meta.story({
  args: { deals: { status: 'ready', value: deals.slice(0, 2) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Art & Collectibles' }));
    await userEvent.click(canvas.getByRole('button', { name: content.empty.showAll }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: content.listLabel })).toHaveFocus();
  },
});

/** There are no deals. The longest word of the heading fits into a page that is narrower than the viewport. */
export const Empty = meta.story({
  args: { deals: { status: 'ready', value: [] } },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.marginInlineEnd = '100px';
    const { firstChild: words } = canvas.getByRole('heading', { level: 1 });
    const range = document.createRange();
    const start = content.heading.indexOf('INVESTMENT');
    range.setStart(words!, start);
    range.setEnd(words!, start + 'INVESTMENT'.length);
    const lines = range.getClientRects().length;
    canvasElement.style.marginInlineEnd = '';
    await expect(lines).toBe(1);
  },
});

/** Loading: two skeleton cards and a label. The note is hidden, because its link would be pushed out of view. */
export const Loading = meta.story({ tags: ['visual'], args: { deals: { status: 'loading' } } });

/** Loading failed: a retry is offered. */
export const Failed = meta.story({ tags: ['visual'], args: { deals: { status: 'failed' } } });

/** The qualification could not be loaded: a retry, without the badge and without 'Qualification Required'. */
export const FailedBeforeTheAnswer = meta.story({ args: { deals: { status: 'failed' }, applicant: null } });

/** 'View Details' opens 'Deal details coming soon'. */
export const DetailsOpen = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View Details.*Tide fund/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});
