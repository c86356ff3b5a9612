import { everyProposal, type ProposalAnswers, proposalQuestions } from './proposal.ts';

/**
 * The picture beside a mail's title: portrait, newsletter emblem, desk, the picture of a resource (by its type) or of a
 * proposal.
 */
export type TitlePicture = 'portrait' | 'newsletter' | 'desk' | `resource/${string}` | `proposal/${string}`;

export type MailPicture = 'mark' | TitlePicture;

export function mailPictures(resources: readonly { type: string }[]): MailPicture[] {
  return ['mark', 'portrait', 'newsletter', 'desk', ...resources.map(({ type }) => `resource/${type}` as const)];
}

/** The emblem of a proposal. Mails can only show existing pictures, so there is one for each set of answers. */
export function proposalPicture(answers: ProposalAnswers): TitlePicture {
  const known = proposalQuestions.map((question) => answers[question]);
  return known.some(Boolean) ? `proposal/${known.map((answer) => answer || 'open').join('_')}` : 'desk';
}

export function proposalPictures(): [picture: MailPicture, answers: ProposalAnswers][] {
  return everyProposal()
    .map((answers): [MailPicture, ProposalAnswers] => [proposalPicture(answers), answers])
    .filter(([picture]) => picture !== 'desk');
}

/** In CSS px. Each file has twice the resolution, for high-density screens. */
export function mailPictureSize(picture: MailPicture): number {
  return picture === 'mark' ? 28 : 120;
}

/** Mail clients lack custom properties: each picture exists in the colours of both themes. */
export type MailTheme = 'light' | 'dark';

/** Path of the picture on the site: the auth service's mails cannot attach files. The build draws it. */
export function mailPicturePath(picture: MailPicture, theme: MailTheme): string {
  return `/mail/${picture.replace('resource/', '').replaceAll(/[_/]/g, '-')}-${theme}.png`;
}
