import { globalLayer } from '@vanilla-extract/css';

/** The order of the cascade, whatever the order of the chunks. Pages also declare it inline, before other styles. */
export const layers = {
  reset: globalLayer('reset'),
  ui: globalLayer('ui'),
  sections: globalLayer('sections'),
  site: globalLayer('site'),
};
