/** Names of the themes in the theme switch. */
export const themes = { light: 'Paper', dark: 'Plate' };
