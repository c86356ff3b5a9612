import type { BrandTheme } from '@podium/ui/theme/brandTheme';
import type { ComponentType } from 'react';

export interface Example {
  Component: ComponentType;
  /** @default whether an element has a class of the stylesheets */
  isShown?: () => boolean;
}

/** A story of each public component, bundled by the check. */
export const examples: Record<string, Example>;

/** The theme of the brand `starter`. */
export const theme: BrandTheme;
