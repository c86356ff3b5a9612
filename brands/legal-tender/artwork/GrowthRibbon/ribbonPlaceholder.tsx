import { ribbon } from './GrowthRibbon.css.ts';

/** As high as the ribbon. */
export const ribbonPlaceholder = <svg className={ribbon} aria-hidden="true" />;
