/** In px; also used in mails. `control`: buttons and fields, `panel`: cards and dialogs. */
export const radius = { control: 2, panel: 0 };

/** 'decorated': dotted lines and scalloped edges, 'plain': hairlines. */
export const look: 'decorated' | 'plain' = 'decorated';
