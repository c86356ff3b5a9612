import { expect, fn, screen, waitFor } from 'storybook/test';
import { deals as content } from '@podium/data/content/deals';
import { deals, longDeal } from '@podium/data/fixtures/deals';
import { application } from '@podium/data/fixtures/onboarding';
import { people } from '@podium/data/fixtures/people';
import preview from '@podium/storybook/preview';
import { computedColor, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { vars } from '@podium/ui/theme/contract.css';
import { DealGrid, type DealGridProps } from './DealGrid.tsx';

const { color } = vars;

const usual: DealGridProps = {
  content,
  deals: { status: 'ready', value: deals },
  onRetry: fn(),
  applicant: { id: people.robin.id, ...application },
};

const meta = preview.meta({ component: DealGrid, args: usual });

/** Every deal, each with its category, its risk and its four figures. */
export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'EXCLUSIVE INVESTMENT DEALS' })).toBeVisible();
    await expect(canvas.getByText('Qualified Investor')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(deals.length);
    await expect(canvas.getByText('$750,000')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 deals');
  },
});

/** One category; the seals of its deals are those that they have in the full list. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const drawingOf = (title: string) =>
      canvas.getByRole('heading', { name: title }).closest('article')?.querySelector('path')?.getAttribute('d');
    const before = drawingOf('Orchard terraces');
    await userEvent.click(canvas.getByRole('radio', { name: 'Real Estate' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 deals');
    await expect(before).toBeTruthy();
    await expect(drawingOf('Orchard terraces')).toBe(before);
  },
});

/** One deal alone is counted as one. */
export const FilteredToOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hedge Funds' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 deal$/);
  },
});

/** A category without deals, and the way back to all of them. */
export const EmptyCategory = meta.story({
  args: { deals: { status: 'ready', value: deals.slice(0, 2) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Art & Collectibles' }));
    await expect(canvas.getByText('No deals available in this category at the moment.')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** The way back to all deals keeps the focus in the list. */
export const AllShownAgain = meta.story({
  args: { deals: { status: 'ready', value: deals.slice(0, 2) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Art & Collectibles' }));
    await userEvent.click(canvas.getByRole('button', { name: content.empty.showAll }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: content.listLabel })).toHaveFocus();
  },
});

/** No deal at all. */
export const Empty = meta.story({
  args: { deals: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No deals available in this category at the moment.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: content.empty.showAll })).not.toBeInTheDocument();
  },
});

/** On their way: two outlines and the word, and no link that would be pushed out of sight when they arrive. */
export const Loading = meta.story({
  args: { deals: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** The deals did not arrive; they can be asked for again. */
export const Failed = meta.story({
  args: { deals: { status: 'failed' }, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(content.failed.text);
    await userEvent.click(canvas.getByRole('button', { name: content.failed.retry }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Whether the visitor qualifies could not be learnt: no badge, no refusal, and a way to ask again. */
export const FailedBeforeTheAnswer = meta.story({
  args: { deals: { status: 'failed' }, applicant: null, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Qualified Investor')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: content.failed.retry }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** 'View Details' says that they are coming soon, and gives the focus back. */
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^View Details.*Tide fund/ });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Deal details coming soon' });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

/** The dialog itself. */
export const DetailsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View Details.*Tide fund/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

/** Three tones of risk: red for High, the colour of warning for Medium-High, green for any other (specification §2). */
export const RiskTones = meta.story({
  play: async ({ canvas }) => {
    const groundOf = (risk: string) => {
      const [badge] = canvas.getAllByText(`Risk: ${risk}`);
      return badge && getComputedStyle(badge).backgroundColor;
    };
    await expect(groundOf('High')).toBe(computedColor(color.badBg));
    await expect(groundOf('Medium-High')).toBe(computedColor(color.warnBg));
    await expect(groundOf('Medium')).toBe(computedColor(color.okBg));
    await expect(groundOf('Low')).toBe(computedColor(color.okBg));
  },
});

/** One deal, in the fewest words. */
export const Short = meta.story({
  args: {
    deals: {
      status: 'ready',
      value: deals.slice(0, 1).map((deal) => ({ ...deal, title: 'Tin', description: 'Mined.', term: '1 year' })),
    },
  },
});

/** The narrowest screen: the filter is a rail. */
export const Narrow = meta.story(narrow);

/** Under reduced motion the seals are in register from the start. */
export const ReducedMotion = meta.story(reducedMotion);

/** Right to left: amounts at the right. */
export const RightToLeft = meta.story(rightToLeft);

/** The longest deal that fits the rules, beside a short one. */
export const LongContent = meta.story({
  args: { deals: { status: 'ready', value: [longDeal, ...deals.slice(0, 1)] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The same at 320 px. */
export const LongContentNarrow = meta.story({
  args: { deals: { status: 'ready', value: [longDeal, ...deals.slice(0, 1)] } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** By keyboard alone: one stop for the filter, arrows inside it, then the buttons of the cards. */
export const KeyboardWalk = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Private Equity' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^View Details/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'investment disclaimer' })).toHaveFocus();
  },
});
