import * as styles from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'destructive'] as const;
export const buttonSizes = ['control', 'small'] as const;

/** Props shared by all buttons and button links. */
export interface ButtonLooks {
  /** Visual emphasis. @default 'primary' */
  variant?: (typeof buttonVariants)[number];
  /** `control`: 52 px high. The small size is 44 px. @default 'control' */
  size?: (typeof buttonSizes)[number];
  /** Fills the width of its container. */
  isFullWidth?: boolean;
}

/** The class names for these props. */
export function buttonClassName({ variant = 'primary', size = 'control', isFullWidth = false }: ButtonLooks): string {
  const sizeName = variant === 'quiet' ? 'quiet' : size;
  const names = [styles.button, styles.variant[variant], styles.size[sizeName]];
  if (isFullWidth) names.push(styles.fullWidth);
  return names.join(' ');
}
