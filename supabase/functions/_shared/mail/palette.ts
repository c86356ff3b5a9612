/** A colour in the light and the dark theme; mail clients do not support custom properties. */
export interface Ink {
  light: string;
  dark: string;
}

export const palette = {
  paper: { light: '#eff2ec', dark: '#0b1714' },
  laid: { light: '#e0e8de', dark: '#11211d' },
  sheet: { light: '#fafbf7', dark: '#172a25' },
  ink: { light: '#0c1f1b', dark: '#e8eee4' },
  ink2: { light: '#3d5049', dark: '#b0c0b7' },
  rule: { light: '#c3cec4', dark: '#2a3d37' },
  edge: { light: '#687a72', dark: '#73897f' },
  intaglio: { light: '#0b4a41', dark: '#8fd3bf' },
  onIntaglio: { light: '#f2f6ee', dark: '#06201b' },
  serial: { light: '#bd250d', dark: '#ff8a6b' },
} satisfies Record<string, Ink>;

/** The stripe at the top of a mail, one colour for each kind of mail. */
export const strips = {
  memo: { light: '#ffc22e', dark: '#ffc94d' },
  inquiry: palette.intaglio,
  resource: { light: '#f4cdc0', dark: '#f8cfc1' },
} satisfies Record<string, Ink>;
