import { space, target, text } from '@podium/ui/theme/scale.css';
import { whereLinksFit } from './whereLinksFit.ts';
import { color, noScript, rule, style } from '../style.ts';

const withLinks = whereLinksFit({ display: 'none' });

export const opener = style({ flex: 'none', '@media': { ...withLinks['@media'], print: { display: 'none' } } });

/** A square hit area. The icon is at its end, in line with the page's margin. */
export const openerFace = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  inlineSize: target.minimum,
});

export const menu = style({ display: 'flex', flexGrow: 1 });

/** The rows share the available height, at least 64 px each, or 52 px where six rows of 64 px do not fit. */
export const list = style({
  flexGrow: 1,
  display: 'grid',
  gridAutoRows: 'minmax(64px, 1fr)',
  borderBlock: rule.strong,
  '@media': { 'screen and (max-height: 640px)': { gridAutoRows: `minmax(${target.control}, 1fr)` } },
});

/** Used on the home page, whose sections are behind the drawer. */
export const listOfSections = style([list, { '@media': { [noScript]: { display: 'none' } } }]);

/** Without JavaScript its list is laid out as part of the menu (`display: contents`); with it, it is hidden. */
export const noScriptFallback = style({ '@media': { [noScript]: { display: 'contents' } } });

export const row = style({ display: 'flex', selectors: { '& + &': { borderBlockStart: rule.hair } } });

const dash = { content: '""', inlineSize: '26px', borderBlockStart: `4px solid ${color.accent}` };

export const link = style({
  ...text.h2,
  // Limits the size, so that enlarged text does not break the longest word.
  fontSize: `min(${text.h2.fontSize}, 13vw)`,
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.s2,
  color: 'inherit',
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current=page]::after': dash },
  // On touch screens hover persists after the tap and would mark the wrong page as current.
  '@media': { '(hover: hover)': { selectors: { '&:hover::after': dash } } },
});
