import type { ReactNode } from 'react';
import { appBar } from '@podium/data/content/appBar';
import { AppBar } from '@podium/sections/AppBar/AppBar';

/** What the pages of a signed-in user stand in: the bar with 'Welcome back', and the main part. */
export function AccountPage({ children }: { children: ReactNode }) {
  return (
    <>
      <AppBar content={appBar} onAccount={() => {}} onSignOut={() => Promise.resolve({ ok: true })} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
