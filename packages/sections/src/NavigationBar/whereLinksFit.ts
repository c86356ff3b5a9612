import { from } from '@podium/ui/theme/media.css';

/** From 1024 px, unless the text is enlarged so much that the links do not fit beside the brand (REQ-NAV-3). */
export function whereLinksFit<Rules>(rules: Rules) {
  return { '@media': { [from.lg]: { '@container': { '(min-width: 58rem)': rules } } } };
}
