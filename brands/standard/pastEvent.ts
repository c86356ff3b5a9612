/** Shown beside a past event (REQ-DAY-1). `{dates}` is replaced with its days. */
export const pastEvent = 'This event took place on {dates}';
