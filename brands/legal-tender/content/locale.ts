/**
 * Language of the copy, as a BCP 47 tag. Numbers, dates and plural forms follow it. American for dates as
 * 'May 21-23, 2026' and prices as '$5K'; `fw-mon` begins the weeks of the calendar on Monday.
 */
export const locale = 'en-US-u-fw-mon';
