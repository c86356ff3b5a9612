/** In px; also used in mails. `control`: buttons and fields, `panel`: cards and dialogs. */
export const radius = { control: 10, panel: 20 };

/** 'decorated': dotted lines and scalloped edges, 'plain': hairlines. */
export const look: 'decorated' | 'plain' = 'plain';
