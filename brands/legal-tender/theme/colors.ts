import { palette } from './palette.ts';

type Pigment = keyof typeof palette;

const pair = (light: Pigment, dark: Pigment) => ({ light: palette[light], dark: palette[dark] });

const pine = pair('pine28', 'pine80');
const vermilion = pair('red41', 'red70');
const edge = pair('stone50', 'stone55');
const alarm = pair('red39', 'red70');
const error = pair('red30', 'red80');
const errorBackground = pair('red88', 'red14');
const none = { light: '#0000', dark: '#0000' };

/** The colours of Legal Tender, by role. Its light theme is called Paper, its dark theme Plate. */
export const colors = {
  page: {
    background: pair('stone96', 'stone7'),
    alt: pair('stone91', 'stone11'),
    raised: pair('stone98', 'stone15'),
    text: pair('stone10', 'stone94'),
    textSecondary: pair('stone32', 'stone76'),
    textTertiary: pair('stone44', 'stone65'),
    textBrand: pine,
    link: pine,
    accent: vermilion,
    danger: error,
    border: pair('stone82', 'stone24'),
    borderControl: edge,
    borderDanger: alarm,
    action: pine,
    actionText: pair('stone97', 'pine10'),
    actionPressed: pair('pine18', 'pine88'),
    artwork: pine,
    artworkSecondary: vermilion,
    focus: pair('sea35', 'sea77'),
  },
  inverse: {
    background: pair('pine17', 'stone3'),
    text: pair('stone93', 'stone93'),
    textSecondary: pair('pine76', 'pine76'),
    accent: pair('red70', 'red70'),
    danger: pair('stone93', 'stone93'),
    dangerBackground: none,
    border: pair('pine32', 'pine25'),
    borderControl: pair('pine71', 'pine68'),
    borderDanger: pair('stone93', 'stone93'),
    artwork: pair('pine71', 'pine68'),
  },
  inverseAlt: {
    background: pair('stone4', 'stone2'),
    text: pair('stone95', 'stone95'),
    textSecondary: pair('stone70', 'stone70'),
    accent: pair('red70', 'red70'),
    danger: pair('stone95', 'stone95'),
    dangerBackground: none,
    border: pair('stone95', 'stone95'),
    borderControl: pair('stone70', 'stone70'),
    borderDanger: pair('stone95', 'stone95'),
    artwork: pair('pine71', 'pine68'),
  },
  accent1: {
    background: pair('sun82', 'sun13'),
    text: pair('sun7', 'sun88'),
    textSecondary: pair('sun7', 'sun88'),
    accent: vermilion,
    danger: error,
    dangerBackground: errorBackground,
    border: pair('sun7', 'sun88'),
    borderControl: pair('sun38', 'sun71'),
    borderDanger: alarm,
    artwork: pair('sun38', 'sun71'),
  },
  accent2: {
    background: pair('rose85', 'rose10'),
    text: pair('rose8', 'rose86'),
    textSecondary: pair('rose8', 'rose86'),
    accent: pair('rose42', 'rose60'),
    danger: error,
    dangerBackground: none,
    border: pair('rose8', 'rose86'),
    borderControl: edge,
    borderDanger: alarm,
    artwork: pair('rose42', 'rose60'),
  },
  accent3: {
    background: pair('red43', 'red13'),
    text: pair('red97', 'red90'),
    textSecondary: pair('red97', 'red90'),
    accent: pair('red81', 'red55'),
    danger: pair('red97', 'red90'),
    dangerBackground: none,
    border: pair('red97', 'red90'),
    borderControl: pair('red97', 'red90'),
    borderDanger: pair('red97', 'red90'),
    artwork: pair('red81', 'red55'),
  },
  highlight: { background: pair('sun82', 'sun84'), text: pair('sun7', 'sun7') },
  destructive: { background: alarm, text: pair('red97', 'red6') },
  success: { background: pair('leaf90', 'leaf18'), text: pair('leaf27', 'leaf84') },
  warning: { background: pair('sun90', 'sun19'), text: pair('sun24', 'sun88') },
  info: { background: pair('sea89', 'sea17'), text: pair('sea27', 'sea82') },
  neutral: { background: pair('stone89', 'stone19'), text: pair('stone29', 'stone81') },
  critical: { background: errorBackground, text: error },
  gradient: {
    stop1: pine,
    stop2: pair('sea38', 'sea72'),
    stop3: pair('red43', 'red70'),
    stop4: pair('sun64', 'sun86'),
  },
  scrim: pair('nightVeil', 'blackVeil'),
};
