/** The names of the themes are Legal Tender's. */
export const uiTexts = { themeSwitch: { legend: 'Theme', system: 'System', light: 'Paper', dark: 'Plate' } };
