import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '@podium/brands/standard/auth.ts';
import type { OpenedLink } from '@podium/data/schemas/mailedLink.ts';
import { people } from '@podium/data/fixtures/people.ts';
import { accepts, refuses, tooMany } from '@podium/storybook/answers';
import type { Stage } from '@podium/storybook/formStates';
import preview from '@podium/storybook/preview';
import { AuthConfirm, type AuthConfirmProps } from './AuthConfirm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { englishMessages } from '../parts/englishMessages.tsx';

const words = auth.confirm;
const opens = (link: OpenedLink) => fn(() => Promise.resolve(link));

const usual: AuthConfirmProps = {
  content: auth,
  purpose: 'signup',
  onOpen: opens({ status: 'opened', account: people.robin }),
  onAccept: accepts(),
  onAccepted: fn(),
  onLeave: fn(),
  onRenew: accepts(),
};

const meta = preview.meta({
  component: AuthConfirm,
  render: (props) => (
    <AuthPage content={props.content} isLoading={false}>
      <AuthConfirm {...props} />
    </AuthPage>
  ),
  args: usual,
});

interface LinkStage extends Stage {
  args: AuthConfirmProps;
}

/** Presses the button that opens the link. */
async function press({ args: { purpose }, canvas, userEvent }: LinkStage): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: words.asking[purpose ?? 'signup'].submit }));
}

/** The link of a sign-up. Loading the page posts nothing. */
export const Asking = meta.story({ tags: ['visual'], play: ({ args }) => expect(args.onOpen).not.toHaveBeenCalled() });

/** The response takes longer than usual. */
export const Slow = meta.story({
  args: { onOpen: fn(() => new Promise<OpenedLink>(() => {})) },
  play: async ({ clock, ...stage }) => {
    const { args, canvas, userEvent } = stage;
    await press(stage);
    await userEvent.click(canvas.getByRole('button', { name: words.submitting }));
    await clock.tick(5000);
    await expect(canvas.getByText(words.slow)).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

/** No response or rate limited: the link can be opened again. */
export const Failed = meta.story({
  args: { onOpen: opens({ status: 'failed', message: tooMany }) },
  play: async (stage) => {
    await press(stage);
    await expect(await stage.canvas.findByText(tooMany)).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: words.asking.signup.submit })).toBeEnabled();
  },
});

/** Names the account. The full name can be corrected, because another person may have typed it. */
export const SetPassword = meta.story({
  tags: ['visual'],
  play: async (stage) => {
    const { canvas } = stage;
    await press(stage);
    await expect(await canvas.findByRole('heading', { name: words.password.signup.heading })).toHaveFocus();
    await expect(document.title).toBe(`${words.password.signup.heading} | ${auth.brand.name}`);
    await expect(canvas.getByLabelText('Full name')).toHaveValue(people.robin.fullName);
  },
});

/**
 * An account with a second factor also requires a code; a wrong code is reported at its field until its
 * value changes (REQ-FORM-1).
 */
export const CodeRefused = meta.story({
  args: {
    purpose: 'recovery',
    onOpen: opens({ status: 'opened', account: people.robin, hasSecondFactor: true }),
    onAccept: refuses('wrong_code', 'wrong_code'),
  },
  play: async (stage) => {
    const { args, canvas, userEvent } = stage;
    await press(stage);
    const code = await canvas.findByLabelText(auth.labels.code);
    await userEvent.type(code, '123 456');
    await userEvent.type(canvas.getByLabelText(auth.labels.newPassword), 'a sentence');
    await userEvent.type(canvas.getByLabelText(auth.labels.confirmPassword), 'a sentence{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(englishMessages.wrong_code));
    await expect(code).toHaveFocus();
    await userEvent.keyboard('654321');
    await expect(code).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(englishMessages.wrong_code));
    await expect(args.onAccept).toHaveBeenCalledWith({ password: 'a sentence', fullName: undefined, code: '123456' });
  },
});

/** The link has expired or was used: a new one can be mailed. */
export const Expired = meta.story({ args: { onOpen: opens({ status: 'expired' }) }, play: press });

/** A new link was requested. The page does not say whether there is an account (REQ-AUTH-6). */
export const Renewed = meta.story({
  args: { onOpen: opens({ status: 'expired' }) },
  play: async (stage) => {
    const { args, canvas, userEvent } = stage;
    await press(stage);
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'anna@example.com{Enter}');
    await expect(await canvas.findByRole('heading', { name: auth.checkEmail.heading })).toHaveFocus();
    await expect(args.onRenew).toHaveBeenCalledWith({ email: 'anna@example.com' });
  },
});

/** After the first of the two links that change the address. */
export const HalfWay = meta.story({
  args: { purpose: 'email_change', onOpen: opens({ status: 'half-way' }) },
  play: press,
});

/** After the second link. */
export const Changed = meta.story({
  args: { purpose: 'email_change', onOpen: opens({ status: 'email-changed', email: people.mika.email }) },
  play: press,
});

/** An expired link of a change of address. */
export const ChangeExpired = meta.story({
  args: { purpose: 'email_change', onOpen: opens({ status: 'expired' }) },
  play: async (stage) => {
    await press(stage);
    await expect(await stage.canvas.findByText(words.expiredChange.subtitle)).toBeVisible();
    await expect(stage.canvas.queryByLabelText('E-mail')).toBeNull();
  },
});

/** The URL has no token: the sign-in form offers a new link. */
export const Incomplete = meta.story({
  args: { purpose: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(document.title).toBe(`${words.incomplete.heading} | ${auth.brand.name}`);
    await userEvent.click(canvas.getByRole('button', { name: auth.backToSignIn }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
});
