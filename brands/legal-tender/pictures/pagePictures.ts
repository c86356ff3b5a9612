import {
  aboutPage,
  auth,
  blog,
  brand,
  calendar,
  contactPage,
  deals,
  hero,
  investmentDisclaimer,
  investPage,
  join,
  mediaHub,
  newsletterResult,
  pages,
  paths,
  podcast,
  pressKit,
  privacy,
  programs,
  projects,
  speakingPage,
  summit,
  terms,
  tvSeries,
} from '../content.ts';
import { episodeNumber } from '@podium/data/schemas/episodeNumber.ts';
import { brandFigures } from '../artwork/engraving/brandSeal.ts';
import { catalogue } from '../artwork/engraving/catalogue.ts';
import { sealFor, type SealSpec } from '../artwork/engraving/seal.ts';

/** The content of a page's Open Graph picture. */
export type PagePicture = PictureWords & ({ plate: 'portrait' | 'seats' } | ({ plate: 'seal' } & OwnSeal));

interface PictureWords {
  /** The page's own headline. */
  words: string;
  /** One line below it. */
  note: string;
}

interface OwnSeal {
  seal: SealSpec;
  /** The figure that the points of the seal show. */
  figure?: string;
}

/** Pages with a fixed path. */
type AddressedPage = keyof typeof paths;

/** The path, and the page's title where neither the path nor the headline contains it. */
function noteOf(name: AddressedPage, words: string): string {
  const called = pages[name].title.replace(` | ${brand.name}`, '');
  const isSaid = called === words || `/${called.toLowerCase()}` === paths[name];
  return isSaid ? paths[name] : `${paths[name]}   ${called}`;
}

function plate(kind: 'portrait' | 'seats', name: AddressedPage, words: string): PagePicture {
  return { words, note: noteOf(name, words), plate: kind };
}

/** A page without its own figure gets the brand's seal. */
function sealed(name: AddressedPage, words: string, own?: OwnSeal): PagePicture {
  return { words, note: noteOf(name, words), plate: 'seal', seal: sealFor('brand', brandFigures), ...own };
}

/** The newest podcast episode, with its number if that can be counted. */
function newestEpisode(): OwnSeal {
  const [{ number, seal, isCountable }] = catalogue('episode', podcast.episodes);
  return { seal, figure: isCountable ? `${podcast.numberPrefix} ${episodeNumber(number)}` : undefined };
}

/** Its figures are returns, which must not be shown without their risk. The seal has no figure. */
function firstProject(): OwnSeal | undefined {
  const [first] = catalogue('portfolio', projects.entries);
  return first && { seal: first.seal };
}

/** The Open Graph picture of every page that can be shared. */
export const pagePictures: Record<AddressedPage, PagePicture> = {
  home: {
    words: hero.headline,
    note: hero.stats
      .slice(0, 2)
      .map(({ figure, label }) => `${figure} ${label}`)
      .join('   '),
    plate: 'portrait',
  },
  about: plate('portrait', 'about', aboutPage.heading),
  press: plate('portrait', 'press', pressKit.heading),
  contact: plate('portrait', 'contact', contactPage.heading),
  speaking: plate('seats', 'speaking', speakingPage.heading),
  calendar: plate('seats', 'calendar', calendar.heading),
  summit: plate('seats', 'summit', summit.heading),
  programs: plate('seats', 'programs', programs.heading),
  media: sealed('media', mediaHub.heading, newestEpisode()),
  projects: sealed('projects', projects.heading, firstProject()),
  invest: sealed('invest', investPage.heading),
  tv: sealed('tv', tvSeries.heading),
  blog: sealed('blog', blog.tagline),
  privacy: sealed('privacy', privacy.heading),
  terms: sealed('terms', terms.heading),
  investmentDisclaimer: sealed('investmentDisclaimer', investmentDisclaimer.heading),
  auth: sealed('auth', auth.signIn.heading),
  join: sealed('join', join.aside.label),
  deals: sealed('deals', deals.heading),
  authConfirm: sealed('authConfirm', auth.confirm.asking.signup.heading),
  newsletterConfirm: sealed('newsletterConfirm', newsletterResult.confirm.asking.heading),
  newsletterUnsubscribe: sealed('newsletterUnsubscribe', newsletterResult.unsubscribe.asking.heading),
};
