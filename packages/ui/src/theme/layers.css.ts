import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of the cascade: what comes later wins, however the chunks arrive. Pages also declare it inline before any
 * other style.
 */
export const layers = {
  reset: globalLayer('reset'),
  ui: globalLayer('ui'),
  sections: globalLayer('sections'),
  site: globalLayer('site'),
};
