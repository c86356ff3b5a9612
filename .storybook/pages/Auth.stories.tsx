import { useState } from 'react';
import { auth } from '@podium/data/content/auth';
import type { Result } from '@podium/data/schemas/result';
import { AuthForm, type AuthMode } from '@podium/sections/AuthForm/AuthForm';
import { AuthPage } from '@podium/sections/AuthForm/AuthPage';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';

const accept = (): Promise<Result> => Promise.resolve({ ok: true });

/** Keeps the mode, as the site does. */
function Page() {
  const [mode, setMode] = useState<AuthMode>('signin');
  return (
    <AuthPage content={auth} isLoading={false}>
      <AuthForm
        content={auth}
        mode={mode}
        onModeChange={setMode}
        onSignIn={accept}
        onSignUp={accept}
        onResend={accept}
        onRequestReset={accept}
      />
    </AuthPage>
  );
}

const meta = preview.meta({ render: () => <Page /> });

/** Sign-in, with a toggle to account creation. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: auth.signIn.toggle }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: auth.signUp.toggle }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  },
});
