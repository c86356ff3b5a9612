import * as styles from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'destructive'] as const;
export const buttonSizes = ['control', 'small'] as const;
export const buttonTones = ['paper', 'sun', 'deep', 'verm', 'rose', 'night'] as const;

/** What everything that looks like a button has in common. */
export interface ButtonLooks {
  /** How loudly it asks to be pressed. @default 'primary' */
  variant?: (typeof buttonVariants)[number];
  /** 52 px high, or 44 px where room is short. @default 'control' */
  size?: (typeof buttonSizes)[number];
  /** The ground it stands on; `paper` serves laid and sheet too. @default 'paper' */
  tone?: (typeof buttonTones)[number];
  /** As wide as its place. */
  isFullWidth?: boolean;
}

/** The class names for these looks. */
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
