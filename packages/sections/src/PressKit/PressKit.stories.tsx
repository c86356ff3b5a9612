import { pressKit } from '@podium/brands/legal-tender/content/pressKit.ts';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@podium/storybook/preview';
import { PressKit } from './PressKit.tsx';

const { biographies } = pressKit;

const meta = preview.meta({ component: PressKit, args: { content: pressKit } });

/** Pictures to download, figures, the mailbox, and the biography in three lengths. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const { href } of [
      ...pressKit.pictures.flatMap(({ files }) => files),
      pressKit.facts.sheet,
      pressKit.request.archive,
    ]) {
      await expect(document.querySelector(`a[download][href="${href}"]`)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Request Press Kit' })).toBeVisible();
  },
});

/** On phones only the shortest biography is whole; the others unfold. */
export const Unfolded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByText(biographies.list[2]?.text ?? '');
    const isCut = () => last.scrollHeight > last.clientHeight + 1;
    const unfold = canvas.queryByRole('button', { name: 'Show all 300 words' });
    await expect(isCut()).toBe(window.innerWidth < 768);
    if (!unfold) return;
    await userEvent.click(unfold);
    await waitFor(() => expect(isCut()).toBe(false));
    await expect(last).toHaveFocus();
    await expect(unfold).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show all 150 words' })).toBeVisible();
  },
});

/** Copied: the button says so for three seconds, and it is announced. */
export const Copied = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, clock }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [first] = biographies.list;
    const button = canvas.getByRole('button', { name: /: 50 words$/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('✓ Copied'));
    await expect(writeText).toHaveBeenCalledWith(first?.text);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('✓ Copied');
    await clock.tick(2999);
    await expect(button).toHaveTextContent('✓ Copied');
  },
});

/** Without access to the clipboard the text is selected. Three seconds later the button offers to copy again. */
export const WithoutClipboard = meta.story({
  play: async ({ canvas, userEvent, clock }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const [, second] = biographies.list;
    const button = canvas.getByRole('button', { name: /: 150 words$/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Selected'));
    await expect(window.getSelection()?.toString()).toBe(second?.text);
    await clock.tick(3000);
    await waitFor(() => expect(button).toHaveTextContent('Copy'));
  },
});

/** The mark, one figure, no biographies, no files of its own. */
export const LittleToPrint = meta.story({
  args: {
    content: {
      ...pressKit,
      lede: undefined,
      request: { ...pressKit.request, archive: undefined },
      pictures: pressKit.pictures.slice(-1),
      biographies: undefined,
      facts: { ...pressKit.facts, rows: pressKit.facts.rows.slice(0, 1), sheet: undefined },
    },
  },
});
