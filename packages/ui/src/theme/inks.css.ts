import { vars } from './contract.css.ts';

const { iris1, iris2, iris3 } = vars.color;

/** The ink of portraits, as a CSS image. Omits the fourth iris stop, which has too little contrast for a face. */
export const portraitInk = `linear-gradient(140deg, ${iris1} 12%, ${iris2} 50%, ${iris3} 80%)`;
