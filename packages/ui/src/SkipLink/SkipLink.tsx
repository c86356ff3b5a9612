import { useUiTexts } from '../locale/UiTexts.tsx';
import { skipLink } from './SkipLink.css.ts';

/**
 * Leads past the bars of a page to its content. Visible only with focus.
 *
 * @avoid A table of contents: use links.
 * @do Render it as the first element of the page, and give the content `id="main"` with `tabIndex={-1}`.
 * @keyboard The first Tab stop. Enter moves to the content.
 */
export function SkipLink() {
  return (
    <a className={skipLink} href="#main">
      {useUiTexts('skipLink', 'Skip to content')}
    </a>
  );
}
