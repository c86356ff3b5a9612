import { expect, screen, waitFor } from 'storybook/test';
import { freeResources } from '@podium/data/content/freeResources';
import { accepts, breaks, neverAnswers, refuses, tooMany } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { FreeResources } from './FreeResources.tsx';

const prompts = 'Download the AI prompts';
const hellWeek = 'Download Hell Week (PDF)';
const missing = 'Please enter your email to download';
const failed = 'Failed to process download. Please try again.';

const meta = preview.meta({ component: FreeResources, args: { content: freeResources, onRequest: accepts() } });

/** Two sheets, a field and two buttons with their counts; the browser checks the form of the address. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: freeResources.heading })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    for (const { button, downloads } of freeResources.items) {
      await expect(canvas.getByRole('button', { name: button })).toBeEnabled();
      await expect(canvas.getByText(downloads)).toBeVisible();
    }
  },
});

/** Specification §5: without an address the sentence as a toast, and nothing is sent. The field says it too, focused. */
export const EmptyEmail = meta.story({
  args: { onRequest: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: hellWeek }));
    await waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(2));
    const field = canvas.getByLabelText('E-mail');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(missing);
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** Something that is no address is stopped by the browser. */
export const NotAnAddress = meta.story({
  args: { onRequest: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    await userEvent.type(field, 'mara at home');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await expect(field).toHaveValue('mara at home');
    await expect(field).toHaveFocus();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** What only the schema refuses is said at the field, and stays. */
export const InvalidAddress = meta.story({
  args: { onRequest: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    await userEvent.type(field, 'mara@harbour');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await expect(field).toHaveValue('mara@harbour');
    await expect(field).toHaveFocus();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
});

/** On its way: the pressed button says so, neither can be pressed again. */
export const Sending = meta.story({
  args: { onRequest: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: hellWeek }));
    const sending = await canvas.findByRole('button', { name: 'Sending...' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: prompts })).toBeDisabled();
    await userEvent.click(sending);
    await userEvent.type(canvas.getByLabelText('E-mail'), '{Enter}');
    await expect(args.onRequest).toHaveBeenCalledTimes(1);
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'mara@example.com', resourceType: 'hell_week_pdf' });
  },
});

/** Sent: a toast, an empty field, and buttons that can be pressed again. */
export const Success = meta.story({
  args: { onRequest: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    await userEvent.type(field, ' mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await expect(await screen.findByText('Download link sent to your email!')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('button', { name: prompts })).toHaveFocus();
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'mara@example.com', resourceType: 'ai_prompts' });
  },
});

/** Enter in the field asks for the first. */
export const ByEnter = meta.story({
  args: { onRequest: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com{Enter}');
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'mara@example.com', resourceType: 'ai_prompts' });
  },
});

/** Refused without a reason: the fixed sentence as a toast and at the form; the address stays. */
export const Failure = meta.story({
  args: { onRequest: refuses() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mara@example.com');
    await expect(canvas.getByRole('button', { name: hellWeek })).toBeEnabled();
  },
});

/** Asked too often: the service's own sentence at the form, announced beside the fixed toast. */
export const TooManyRequests = meta.story({
  args: { onRequest: refuses(tooMany) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(tooMany));
    await expect(await screen.findByText(failed)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mara@example.com');
    await expect(canvas.getByRole('button', { name: prompts })).toHaveFocus();
  },
});

/** A call that breaks is a failure like any other. */
export const Broken = meta.story({
  args: { onRequest: breaks() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: prompts }));
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
  },
});

/** By keyboard alone: the field, then both buttons. */
export const KeyboardWalk = meta.story({
  args: { onRequest: accepts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('mara@example.com');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: prompts })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRequest).toHaveBeenCalledWith({ email: 'mara@example.com', resourceType: 'hell_week_pdf' });
    await waitFor(() => expect(canvas.getByRole('button', { name: hellWeek })).toHaveFocus());
  },
});

/** Words of German length, on covers and buttons. */
export const Long = meta.story({
  args: {
    content: {
      ...freeResources,
      heading: `${freeResources.heading}, and a third one for those who ask`,
      lede: `${freeResources.lede} ${freeResources.lede}`,
      items: freeResources.items.map((item) => ({
        ...item,
        title: `${item.title}: Unternehmensnachfolge`,
        description: `${item.description} ${item.description}`,
        button: `${item.button} über Unternehmensnachfolge`,
        downloads: '1,005,247 downloads in the last week of January',
      })),
    },
  },
});

/** As few words as there can be. */
export const Short = meta.story({
  args: {
    content: {
      ...freeResources,
      heading: 'Take two',
      lede: 'By e-mail.',
      items: freeResources.items.map((item) => ({
        ...item,
        title: 'Week',
        description: 'One.',
        button: 'Get it',
        downloads: '9',
      })),
    },
  },
});

/** The narrowest screen: covers above, counts below their buttons. */
export const Narrow = meta.story(narrow);

/** Right to left: the covers at the right. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
