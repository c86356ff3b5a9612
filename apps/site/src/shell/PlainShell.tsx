import type { ReactNode } from 'react';
import { brand, paths } from '@podium/brands/active/content.ts';
import { MinimalLayout } from '@podium/sections/MinimalLayout/MinimalLayout';

const home = { name: brand.name, href: paths.home };

/** The layout of pages without navigation. */
export function PlainShell({ children }: { children: ReactNode }) {
  return <MinimalLayout brand={home}>{children}</MinimalLayout>;
}
