import { useState } from 'react';
import preview from '@podium/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastOutlet } from './private/ToastOutlet.tsx';
import { useToasts, type QueuedToast, type ToastMessage } from './Toasts.tsx';

interface ShowButtonProps {
  /** Shown in this order on each press. */
  messages: ToastMessage[];
}

/** A button that shows the toasts. */
function ShowButton({ messages }: ShowButtonProps) {
  const { show } = useToasts();
  return (
    <div style={{ padding: 24 }}>
      <Button onPress={() => messages.forEach(show)}>Show</Button>
    </div>
  );
}

const signedOut: ToastMessage = { title: 'Signed out', description: 'You have been successfully signed out.' };
const signInFailed: ToastMessage = {
  title: 'Sign in failed',
  description: 'Those details do not match an account.',
  tone: 'destructive',
};

const meta = preview.meta({
  component: ShowButton,
  args: { messages: [signedOut] },
  parameters: {
    docs: {
      description: {
        component: `A short message about what has just happened, above the page. \`useToasts\` shows it, \`ToastProvider\` holds the queue.

@avoid An error that belongs to a field or form: use \`errorMessage\` or \`FormStatus\`. A question: use \`AlertDialog\`.
@do Write a title of two or three words and at most one sentence. Use \`destructive\` for failures only.
@dont Put the only copy of information into a toast: it disappears after 6 seconds, a failure after 10.
@keyboard F8 moves focus to the list, Tab to a toast and its button. Focus or a pointer on a toast keeps it.
@screenReader A success is announced politely, a failure at once. Toasts are also above open dialogs.`,
      },
      story: { height: '420px', autoplay: true },
    },
  },
});

/** The visible toast, not its hidden announcement. */
function findToast(title: string) {
  return waitFor(() => {
    const toast = screen.getAllByRole('listitem').find((item) => within(item).queryByText(title));
    if (!toast) throw new Error(`No toast says '${title}'`);
    return toast;
  });
}

/** Success: announced politely. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await findToast('Signed out');
    const announcement = await waitFor(() => screen.getByRole('status'));
    await expect(announcement).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(announcement).toHaveTextContent('Notification Signed out'));
  },
});

/** Failure: announced assertively. */
export const Destructive = meta.story({
  tags: ['visual'],
  args: { messages: [signInFailed] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await findToast('Sign in failed');
    const announcement = await waitFor(() => screen.getByRole('status'));
    await expect(announcement).toHaveAttribute('aria-live', 'assertive');
  },
});

/** Several toasts: the newest is at the bottom. */
export const Several = meta.story({
  tags: ['visual'],
  args: {
    messages: [
      { title: 'Application Submitted', description: 'Your qualification has been submitted successfully.' },
      { title: 'Submission Failed', description: 'Please try again later.', tone: 'destructive' },
      { title: 'Download link sent to your email!' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await findToast('Application Submitted');
  },
});

/** F8, Tab, Tab, Enter dismiss the newest toast and keep the others. After the last, focus is where F8 was pressed. */
export const DismissedByKeyboard = meta.story({
  args: { messages: [signedOut, signInFailed] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const newest = await findToast('Sign in failed');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(newest).toHaveFocus();
    await userEvent.tab();
    const close = within(newest).getByRole('button', { name: 'Dismiss' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(newest).not.toBeInTheDocument();
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
});

/** If the code of the list fails to load, the message is still shown, and stays until it is dismissed. */
export const ListFailsToLoad = meta.story({
  render: function OutletThatFails({ messages }) {
    const [toasts, setToasts] = useState<QueuedToast[]>([]);
    const [loadViewport] = useState(() => () => Promise.reject(new Error('offline')));
    const show = () => setToasts(messages.map((message, id) => ({ tone: 'default', ...message, id })));
    return (
      <div style={{ padding: 24 }}>
        <Button onPress={show}>Show</Button>
        <ToastOutlet
          toasts={toasts}
          onDismiss={(dismissed) => setToasts(toasts.filter(({ id }) => id !== dismissed))}
          loadViewport={loadViewport}
        />
      </div>
    );
  },
  args: { messages: [signedOut, signInFailed] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Signed out');
    await expect(alert).toHaveTextContent('Sign in failed');
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    await expect(alert).not.toHaveTextContent('Signed out');
    await expect(alert).toHaveTextContent('Sign in failed');
  },
});
