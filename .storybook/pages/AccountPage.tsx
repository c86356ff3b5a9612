import type { ReactNode } from 'react';
import { accountHeader } from '@podium/data/content/accountHeader';
import { AccountHeader } from '@podium/sections/AccountHeader/AccountHeader';

/** The layout for signed-in users: the bar with 'Welcome back', and the main content. */
export function AccountPage({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountHeader content={accountHeader} onAccount={() => {}} onSignOut={() => Promise.resolve({ ok: true })} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
