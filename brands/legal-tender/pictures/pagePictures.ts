import * as content from '../content.ts';
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
type AddressedPage = keyof typeof content.paths;

/** The path, and the page's title where neither the path nor the headline contains it. */
function noteOf(name: AddressedPage, words: string): string {
  const called = content.pages[name].title.replace(` | ${content.brand.name}`, '');
  const isSaid = called === words || `/${called.toLowerCase()}` === content.paths[name];
  return isSaid ? content.paths[name] : `${content.paths[name]}   ${called}`;
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
  const [{ number, seal, isCountable }] = catalogue('episode', content.podcast.episodes);
  return { seal, figure: isCountable ? `${content.podcast.numberPrefix} ${episodeNumber(number)}` : undefined };
}

/** Its figures are returns, which must not be shown without their risk. The seal has no figure. */
function firstProject(): OwnSeal | undefined {
  const [first] = catalogue('portfolio', content.projects.entries);
  return first && { seal: first.seal };
}

/** The Open Graph picture of every page that can be shared. */
export const pagePictures: Record<AddressedPage, PagePicture> = {
  home: {
    words: content.hero.headline,
    note: content.hero.stats
      .slice(0, 2)
      .map(({ figure, label }) => `${figure} ${label}`)
      .join('   '),
    plate: 'portrait',
  },
  about: plate('portrait', 'about', content.aboutPage.heading),
  press: plate('portrait', 'press', content.pressKit.heading),
  contact: plate('portrait', 'contact', content.contactPage.heading),
  speaking: plate('seats', 'speaking', content.speakingPage.heading),
  calendar: plate('seats', 'calendar', content.calendar.heading),
  summit: plate('seats', 'summit', content.summit.heading),
  programs: plate('seats', 'programs', content.programs.heading),
  media: sealed('media', content.mediaHub.heading, newestEpisode()),
  projects: sealed('projects', content.projects.heading, firstProject()),
  invest: sealed('invest', content.investPage.heading),
  tv: sealed('tv', content.tvSeries.heading),
  blog: sealed('blog', content.blog.tagline),
  privacy: sealed('privacy', content.privacy.heading),
  terms: sealed('terms', content.terms.heading),
  investmentDisclaimer: sealed('investmentDisclaimer', content.investmentDisclaimer.heading),
  auth: sealed('auth', content.auth.signIn.heading),
  join: sealed('join', content.join.aside.label),
  deals: sealed('deals', content.deals.heading),
  authConfirm: sealed('authConfirm', content.auth.confirm.asking.signup.heading),
  newsletterConfirm: sealed('newsletterConfirm', content.newsletterResult.confirm.asking.heading),
  newsletterUnsubscribe: sealed('newsletterUnsubscribe', content.newsletterResult.unsubscribe.asking.heading),
};
