import type { Artwork } from '@podium/ui/Artwork/Artwork';
import type { BrandTheme } from '@podium/ui/theme/brandTheme';

const color = (light: string, dark = light) => ({ light, dark });

const paper = color('#fdf9ff', '#150a1f');
const ink = color('#24103a', '#efe4fa');
const violet = color('#5b21b6', '#c4a5f5');
const red = color('#9f1239', '#fda4b8');

const tinted = (background: typeof paper, text: typeof ink) => ({
  background,
  text,
  textSecondary: text,
  accent: text,
  danger: text,
  dangerBackground: background,
  border: text,
  borderControl: text,
  borderDanger: text,
  artwork: text,
});

const status = { background: color('#ece2f7', '#2f1a45'), text: ink };

/** Few colours in all roles. */
export const theme: BrandTheme = {
  colors: {
    page: {
      background: paper,
      alt: color('#f3eafb', '#1e0f2c'),
      raised: color('#ffffff', '#271538'),
      text: ink,
      textSecondary: ink,
      textTertiary: ink,
      textBrand: violet,
      link: violet,
      accent: violet,
      danger: red,
      border: color('#d9c8ec', '#4a2f66'),
      borderControl: violet,
      borderDanger: red,
      action: violet,
      actionText: paper,
      actionPressed: ink,
      artwork: violet,
      artworkSecondary: red,
      focus: violet,
    },
    inverse: tinted(color('#24103a', '#0c0513'), color('#efe4fa')),
    inverseAlt: tinted(color('#12071f', '#08030d'), color('#efe4fa')),
    accent1: tinted(color('#ddc9f5', '#3a1f57'), ink),
    accent2: tinted(color('#f5d0e0', '#4a1730'), ink),
    accent3: tinted(color('#5b21b6', '#2e1065'), color('#f5edff')),
    highlight: status,
    destructive: { background: red, text: paper },
    success: status,
    warning: status,
    info: status,
    neutral: status,
    critical: status,
    gradient: { stop1: violet, stop2: ink, stop3: red, stop4: violet },
    scrim: color('#12071faa', '#000000aa'),
  },
  shadow: {
    light: [{ y: 4, blur: 12, spread: 0, color: '#24103a33' }],
    dark: [{ y: 4, blur: 12, spread: 0, color: '#000000' }],
  },
  typography: {
    display: {
      family: 'Work Sans Variable',
      fallback: 'sans-serif',
      weights: { heading: 700, subheading: 600, numeral: 700 },
    },
    text: {
      family: 'Work Sans Variable',
      fallback: 'sans-serif',
      weights: { body: 400, medium: 500, label: 600 },
    },
  },
  radius: { control: 12, panel: 20 },
  size: { control: 52, section: 1, display: 1 },
  leading: 0,
  look: 'plain',
};

const Dot = () => (
  <svg className="artwork" viewBox="0 0 8 8" aria-hidden>
    <circle cx="4" cy="4" r="4" fill="currentColor" />
  </svg>
);

export const artwork: Artwork = {
  Mark: ({ name }) => <b className="artwork">{name ?? 'Brand'}</b>,
  Emblem: Dot,
  Illustration: Dot,
  Divider: () => <hr className="artwork" />,
  GrowthChart: Dot,
};
