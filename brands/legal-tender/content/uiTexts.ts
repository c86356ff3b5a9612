/** Legal Tender has its own names for the themes. */
export const uiTexts = { themeSwitch: { legend: 'Theme', system: 'System', light: 'Paper', dark: 'Plate' } };
