/** Also of mails. `control`: buttons and fields, `panel`: cards and dialogs, in px. */
export const radius = { control: 10, panel: 20 };

/** 'decorated': dotted lines and scalloped edges, 'plain': hairlines. */
export const look: 'decorated' | 'plain' = 'plain';
