/** Topic filter options (REQ-CAL-1). */
export const eventTopics = ['AI', 'Storytelling', 'Private Equity', 'M&A', 'Entrepreneurship'] as const;
export type EventTopic = (typeof eventTopics)[number];

/** Region options (REQ-CAL-1). */
export const eventRegions = ['Europe', 'USA', 'GCC'] as const;
export type EventRegion = (typeof eventRegions)[number];
