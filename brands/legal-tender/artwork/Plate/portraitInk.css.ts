import { vars } from '@podium/ui/theme/contract.css';

const { stop1, stop2, stop3 } = vars.color.gradient;

/** The ink of portraits, as a CSS image. Omits the fourth stop, which has too little contrast for a face. */
export const portraitInk = `linear-gradient(140deg, ${stop1} 12%, ${stop2} 50%, ${stop3} 80%)`;
