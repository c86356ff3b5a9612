import { vars } from './contract.css.ts';

const { iris1, iris2, iris3 } = vars.color;

/** The ink of portraits, as a CSS image: three of the four iris stops, since the fourth was too weak for a face. */
export const portraitInk = `linear-gradient(140deg, ${iris1} 12%, ${iris2} 50%, ${iris3} 80%)`;
