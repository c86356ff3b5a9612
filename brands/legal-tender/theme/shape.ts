/** Also of mails. `control`: buttons and fields, `panel`: cards and dialogs, in px. */
export const radius = { control: 2, panel: 0 };

/** 'decorated': dotted lines and scalloped edges, 'plain': hairlines. */
export const look: 'decorated' | 'plain' = 'decorated';
