import type { PictureResult } from '../report.ts';
import { facetsOf } from '../visits.ts';
import { kinds } from './pictures.ts';

/** What differs, in one line. */
export function Facts({ picture }: { picture: PictureResult }) {
  const { theme, width } = facetsOf(picture.name);
  const { outcome, pixels } = picture;
  const size = outcome === 'different' ? `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'}` : '';
  const facts = [kinds[outcome], size, `${width} px`, theme].filter(Boolean);
  return <p className="facts">{facts.join(' · ')}</p>;
}
