import * as styles from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'destructive'] as const;
export const buttonSizes = ['control', 'small'] as const;
export const buttonTones = ['paper', 'sun', 'deep', 'verm', 'rose', 'night'] as const;

/** Props shared by all buttons and button links. */
export interface ButtonLooks {
  /** Visual emphasis. @default 'primary' */
  variant?: (typeof buttonVariants)[number];
  /** `control`: 52 px high. The small size is 44 px. @default 'control' */
  size?: (typeof buttonSizes)[number];
  /** The surface behind it; `paper` also fits laid and sheet. @default 'paper' */
  tone?: (typeof buttonTones)[number];
  /** Fills the width of its container. */
  isFullWidth?: boolean;
}

/** The class names for these props. */
export function buttonClassName({
  variant = 'primary',
  size = 'control',
  tone = 'paper',
  isFullWidth = false,
}: ButtonLooks): string {
  const sizeName = variant === 'quiet' ? 'quiet' : size;
  const names = [styles.button, styles.tone[tone], styles.variant[variant], styles.size[sizeName]];
  if (isFullWidth) names.push(styles.fullWidth);
  return names.join(' ');
}
