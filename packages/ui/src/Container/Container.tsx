import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  /** The content. */
  children: ReactNode;
}

/** The page width: at most 1360 px between its edges. */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>;
}
