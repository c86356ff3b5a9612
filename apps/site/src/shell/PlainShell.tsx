import type { ReactNode } from 'react';
import { brand } from '@podium/data/content/brand';
import { paths } from '@podium/data/content/paths';
import { PlainPage } from '@podium/sections/PlainPage/PlainPage';

const home = { name: brand.name, href: paths.home };

/** The frame of pages without navigation. */
export function PlainShell({ children }: { children: ReactNode }) {
  return <PlainPage brand={home}>{children}</PlainPage>;
}
