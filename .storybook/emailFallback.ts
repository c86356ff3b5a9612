import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { MAXIMUM_MAILTO } from '@podium/data/schemas/mailtoLink.ts';

export interface EmailFallback {
  mailbox: string;
  subject: string;
  text: string;
  link: string;
  copy: string;
  cut: string;
}

type Canvas = StoryContext['canvas'];

/** The offered e-mail, as the visitor's mail program reads it from the link. */
function offeredEmail(canvas: Canvas, { link }: EmailFallback): { mailbox: string; subject: string; body: string } {
  const { pathname, searchParams } = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: link }).href);
  const body = (searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
  return { mailbox: pathname, subject: searchParams.get('subject') ?? '', body };
}

/** Expects that the e-mail is offered, is announced, and contains these words. */
export async function expectEmailOffer(canvas: Canvas, content: EmailFallback, body: string): Promise<void> {
  const { mailbox, subject } = content;
  await waitFor(() => expect(offeredEmail(canvas, content)).toEqual({ mailbox, subject, body }));
  await expect(canvas.getByText(content.text).closest('[aria-live=polite]')).toBeVisible();
  await expect(canvas.getByRole('button', { name: content.copy })).toBeVisible();
  await expect(canvas.queryByText(content.cut)).not.toBeInTheDocument();
}

/** Expects an e-mail with a truncated text, because the text is too long for a link, and a notice that says so. */
export async function expectCutEmailOffer(canvas: Canvas, content: EmailFallback, beginning: string): Promise<void> {
  await expect(await canvas.findByText(content.cut)).toBeVisible();
  await expect(canvas.getByRole<HTMLAnchorElement>('link', { name: content.link }).href.length).toBeLessThanOrEqual(
    MAXIMUM_MAILTO,
  );
  await expect(offeredEmail(canvas, content).body.slice(0, beginning.length)).toBe(beginning);
}
