import { button } from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'destructive'] as const;

export interface ButtonLooks {
  /** Visual emphasis. @default 'primary' */
  variant?: (typeof buttonVariants)[number];
  /** `control`: 52 px high. The small size is 44 px. @default 'control' */
  size?: 'control' | 'small';
  /** As wide as its container, for instance on phones. */
  isFullWidth?: boolean;
}

/** The class names for these props. A quiet button has one size. */
export function buttonClassName({ variant = 'primary', size = 'control', isFullWidth }: ButtonLooks) {
  return button({ variant, size: variant === 'quiet' ? 'quiet' : size, isFullWidth });
}
