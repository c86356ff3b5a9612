/** Language of the copy, as a BCP 47 tag. Numbers, dates and plural forms of components follow it. */
export const locale = 'en-GB';
