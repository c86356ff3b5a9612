import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from, withoutScripts } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space, target, text } from '@podium/ui/theme/scale.css';

export const opener = style({
  '@layer': { [layers.sections]: { flex: 'none', '@media': { [from.lg]: { display: 'none' } } } },
});

/** As wide as it is high; its lines end at the page's edge. */
export const openerFace = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      inlineSize: target.minimum,
    },
  },
});

export const menu = style({ '@layer': { [layers.sections]: { display: 'flex', flexGrow: 1 } } });

/** The rows share what height there is, and are never lower than 64 px, or 52 px where six of those would not fit. */
export const list = style({
  '@layer': {
    [layers.sections]: {
      flexGrow: 1,
      display: 'grid',
      gridAutoRows: 'minmax(64px, 1fr)',
      borderBlock: `1.5px solid ${vars.color.ink}`,
      '@media': { 'screen and (max-height: 640px)': { gridAutoRows: `minmax(${target.control}, 1fr)` } },
    },
  },
});

/** Of the home page, whose sections lie below the drawer. */
export const listOfSections = style([
  list,
  { '@layer': { [layers.sections]: { '@media': { [withoutScripts]: { display: 'none' } } } } },
]);

/** Without scripts the list in it stands in the menu as if nothing were around it; with them it is not shown at all. */
export const instead = style({
  '@layer': { [layers.sections]: { '@media': { [withoutScripts]: { display: 'contents' } } } },
});

export const row = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      selectors: { '& + &': { borderBlockStart: rule.hair } },
    },
  },
});

const dash = { content: '""', inlineSize: '26px', borderBlockStart: `4px solid ${vars.color.serial}` };

export const link = style({
  '@layer': {
    [layers.sections]: {
      ...text.h2,
      // Letters of twice their size would cut the longest of the words in two.
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
      // A finger that opened the menu leaves its hover behind, which would mark a page that is not the current one.
      '@media': { '(hover: hover)': { selectors: { '&:hover::after': dash } } },
    },
  },
});
