/** Beside a past event (REQ-DAY-1). `{dates}` are its days. */
export const pastEvent = 'This event took place on {dates}';

/** Beside the first day of an event of several days. `{day}` is the last one, as '12 Sep'. */
export const lastDay = 'to {day}';

/** Details of an event in a visitor's calendar (REQ-CAL-4). */
export const calendarDetails = 'Speaking engagement at {title}. Topics: {topics}';
