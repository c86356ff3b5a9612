import { box } from './private/box.css.ts';
import { style } from '../theme/style.ts';

/**
 * Grows with its text from four lines to three fifths of the viewport height, then scrolls. Without `field-sizing`, the
 * visitor can drag it higher.
 */
export const area = style([
  box,
  {
    display: 'block',
    minBlockSize: '120px',
    maxBlockSize: 'max(60dvb, 120px)',
    paddingBlock: '12px',
    lineHeight: 1.45,
    fieldSizing: 'content',
    resize: 'vertical',
    overflowWrap: 'anywhere',
  },
]);
