import { anchors } from '@podium/data/schemas/site.ts';
import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import type { IndexEntry, SubjectIndexContent } from '@podium/data/schemas/subjectIndex.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { paths } from '../pages.ts';
import { brand } from './brand.ts';
import { newsletter, newsletterVariants } from './newsletter.ts';
import { podcast } from './podcast.ts';
import { reach } from './reach.ts';

type EpisodeNumber = (typeof podcast.episodes)[number]['number'];

function episode(wanted: EpisodeNumber): IndexEntry {
  const [{ title, description } = { title: '', description: '' }] = podcast.episodes.filter(
    ({ number }) => number === wanted,
  );
  return { number: episodeNumber(wanted), kind: 'Podcast', title, description, href: brand.links.podcast.href };
}

/** A memo can be read as the specimen of the newsletter form, on the first page that has it. */
const memos = [{ ...newsletter, paths: [paths.home] }, ...newsletterVariants];

function memo(wanted: string): IndexEntry {
  const found = memos.find(({ specimen }) => specimen.number.endsWith(wanted));
  if (!found) throw new Error(`No memo ${wanted}`);
  const { title, rows } = found.specimen;
  return { number: wanted, kind: 'Memo', title, figures: rows, href: `${found.paths[0]}#${anchors.newsletter}` };
}

/** The four episodes and the five memos that the site shows. */
export const subjectIndex: SubjectIndexContent = {
  heading: 'By subject',
  note: 'Four episodes and five memos. Some are here twice, as the trouble usually is.',
  subjects: [
    { subject: 'Boards', entries: [episode(45)] },
    { subject: 'Debt', entries: [episode(46)] },
    { subject: 'Fees', entries: [memo('110')] },
    { subject: 'Leases', entries: [episode(44), memo('111')] },
    { subject: 'Owners', entries: [episode(47), memo('112')] },
    { subject: 'Prices', entries: [memo('108'), memo('112')] },
    { subject: 'Proofs', entries: [memo('109')] },
    { subject: 'Software', entries: [episode(44)] },
  ],
  editors: {
    heading: 'For a programme',
    figures: [reach.podcasts, reach.media, reach.following],
    links: [{ label: 'Press Kit', href: paths.press }, contactDetails.press],
  },
};
