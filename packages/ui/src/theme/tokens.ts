import { palette } from './palette.ts';

/** One value per theme. */
export interface ThemePair {
  paper: string;
  plate: string;
}

/**
 * Colours by role, for the light theme (Paper) and the dark theme (Plate). Components use roles only.
 * Colour.stories.tsx shows the comment of each role.
 */
export const colorTokens = {
  /** Page ground. */
  paper: { paper: palette.stone96, plate: palette.stone7 },
  /** Alternate ground, selected option, disabled field. */
  laid: { paper: palette.stone91, plate: palette.stone11 },
  /** Cards, fields, dialogs. */
  sheet: { paper: palette.stone98, plate: palette.stone15 },
  /** Primary text, strong rules. */
  ink: { paper: palette.stone10, plate: palette.stone94 },
  /** Secondary text. */
  ink2: { paper: palette.stone32, plate: palette.stone76 },
  /** Tertiary text, placeholders, microprint. */
  ink3: { paper: palette.stone44, plate: palette.stone65 },
  /** Decorative hairline (not a control boundary). */
  rule: { paper: palette.stone82, plate: palette.stone24 },
  /** Control boundary, at least 3:1. */
  edge: { paper: palette.stone50, plate: palette.stone55 },
  /** Primary action, brand numerals, line art. */
  intaglio: { paper: palette.pine28, plate: palette.pine80 },
  /** Text on intaglio. */
  onIntaglio: { paper: palette.stone97, plate: palette.pine10 },
  /** Pressed primary. */
  intaglioHover: { paper: palette.pine18, plate: palette.pine88 },
  /** Accent text, selected tab, registration shadow. */
  serial: { paper: palette.red41, plate: palette.red70 },
  /** Links. */
  link: { paper: palette.pine28, plate: palette.pine80 },
  /** Dark field. */
  deep: { paper: palette.pine17, plate: palette.stone3 },
  /** Text on deep. */
  onDeep: { paper: palette.stone93, plate: palette.stone93 },
  /** Secondary text on deep. */
  onDeep2: { paper: palette.pine76, plate: palette.pine76 },
  /** Line art on deep. */
  deepLine: { paper: palette.pine71, plate: palette.pine68 },
  /** Hairline on deep. */
  deepRule: { paper: palette.pine32, plate: palette.pine25 },
  /** Sunflower field, banner, event day. */
  sun: { paper: palette.sun82, plate: palette.sun13 },
  /** Text on sun. */
  onSun: { paper: palette.sun7, plate: palette.sun88 },
  /** Line art on sun. */
  sunLine: { paper: palette.sun38, plate: palette.sun71 },
  /** Hairline on sun. */
  sunRule: { paper: palette.sun53, plate: palette.sun47 },
  /** Rose field. */
  rose: { paper: palette.rose85, plate: palette.rose10 },
  /** Text on rose. */
  onRose: { paper: palette.rose8, plate: palette.rose86 },
  /** Line art on rose. */
  roseLine: { paper: palette.rose42, plate: palette.rose60 },
  /** Vermilion field. */
  verm: { paper: palette.red43, plate: palette.red13 },
  /** Text on verm. */
  onVerm: { paper: palette.red97, plate: palette.red90 },
  /** Line art on verm. */
  vermLine: { paper: palette.red81, plate: palette.red55 },
  /** TV and footer ground. */
  night: { paper: palette.stone4, plate: palette.stone2 },
  /** Text on night. */
  onNight: { paper: palette.stone95, plate: palette.stone95 },
  /** Secondary text on night. */
  onNight2: { paper: palette.stone70, plate: palette.stone70 },
  /** Iris ink stop 1. */
  iris1: { paper: palette.pine28, plate: palette.pine80 },
  /** Iris ink stop 2. */
  iris2: { paper: palette.sea38, plate: palette.sea72 },
  /** Iris ink stop 3. */
  iris3: { paper: palette.red43, plate: palette.red70 },
  /** Iris ink stop 4. */
  iris4: { paper: palette.sun64, plate: palette.sun86 },
  /** Confirmed, risk otherwise. */
  okBg: { paper: palette.leaf90, plate: palette.leaf18 },
  okFg: { paper: palette.leaf27, plate: palette.leaf84 },
  /** Pending, risk Medium-High. */
  warnBg: { paper: palette.sun90, plate: palette.sun19 },
  warnFg: { paper: palette.sun24, plate: palette.sun88 },
  /** Tentative. */
  infoBg: { paper: palette.sea89, plate: palette.sea17 },
  infoFg: { paper: palette.sea27, plate: palette.sea82 },
  /** Other, disabled. */
  noneBg: { paper: palette.stone89, plate: palette.stone19 },
  noneFg: { paper: palette.stone29, plate: palette.stone81 },
  /** Risk High. */
  badBg: { paper: palette.red88, plate: palette.red14 },
  /** Error text. */
  badFg: { paper: palette.red30, plate: palette.red80 },
  /** Destructive toast and button, error edge. */
  badSolid: { paper: palette.red39, plate: palette.red70 },
  onBadSolid: { paper: palette.red97, plate: palette.red6 },
  /** Focus ring of the theme itself, on paper, laid and sheet. The other grounds ring in their own text colour. */
  focusInk: { paper: palette.sea35, plate: palette.sea77 },
  /** Drawer and dialog scrim. */
  scrim: { paper: palette.nightVeil, plate: palette.blackVeil },
  /** Event day, e-mail strip in Plate. */
  event: { paper: palette.sun82, plate: palette.sun84 },
  /** Numeral on event. */
  onEvent: { paper: palette.sun7, plate: palette.sun7 },
  /** Field boundary on sun. */
  fieldEdgeSun: { paper: palette.sun38, plate: palette.sun71 },
  /** Minimum line and current page on deep and night. */
  alarmOnDeep: { paper: palette.red70, plate: palette.red70 },
} as const satisfies Record<string, ThemePair>;

export type ColorToken = keyof typeof colorTokens;

/** The only elevation: overlapping sheets. A CSS `box-shadow` value. */
export const shadowTokens: ThemePair = {
  paper: `0 1px 0 ${palette.stone82}, 0 18px 40px -18px ${palette.inkVeil}`,
  plate: `0 0 0 1px ${palette.stone24}, 0 24px 48px -16px ${palette.black}`,
};
