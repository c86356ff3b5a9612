import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '@podium/brands/active/content.ts';
import { logMessages, logWarning } from '@podium/data/logger.ts';
import { NotFound } from '@podium/sections/NotFound/NotFound';
import { PlainShell } from '../shell/PlainShell.tsx';

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => logWarning(logMessages.pageNotFound, pathname), [pathname]);
  return (
    <PlainShell>
      <NotFound content={notFound} />
    </PlainShell>
  );
}
