/** Also of mails. `control`: buttons and fields, `panel`: cards and dialogs, in px. */
export const radius = { control: 2, panel: 0 };

/** 'printed': dotted lines and torn edges, 'plain': hairlines. */
export const look: 'printed' | 'plain' = 'printed';
