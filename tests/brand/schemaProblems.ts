import { brandSchema } from '@podium/data/schemas/brand.ts';
import { actionSchema, linkSchema } from '@podium/data/schemas/action.ts';
import { quarterSchema } from '@podium/data/schemas/availability.ts';
import { caseStudySchema } from '@podium/data/schemas/caseStudy.ts';
import { freeResourceSchema } from '@podium/data/schemas/freeResource.ts';
import { investmentTierSchema } from '@podium/data/schemas/investmentTier.ts';
import { legalDocumentSchema } from '@podium/data/schemas/legalDocument.ts';
import { mediaChannelSchema } from '@podium/data/schemas/mediaChannel.ts';
import { portfolioEntrySchema } from '@podium/data/schemas/portfolio.ts';
import { programSchema } from '@podium/data/schemas/program.ts';
import { quickWinSchema } from '@podium/data/schemas/quickWin.ts';
import { redirectNoticeSchema } from '@podium/data/schemas/redirectNotice.ts';
import { speakingEventSchema } from '@podium/data/schemas/speakingEvent.ts';
import { indexSubjectSchema } from '@podium/data/schemas/subjectIndex.ts';
import { ticketSchema } from '@podium/data/schemas/summit.ts';
import { talkSchema } from '@podium/data/schemas/talk.ts';
import { testimonialSchema, transformationStorySchema } from '@podium/data/schemas/testimonial.ts';
import type { content } from './contentTexts.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  expected?: string;
}

interface Schema {
  safeParse(entry: unknown): { error?: { issues: readonly Issue[] } };
}

export function schemaProblems(all: typeof content): string[] {
  const { programs, podcast } = all;
  const lists: [name: string, schema: Schema, entries: readonly unknown[] | undefined][] = [
    ['brand', brandSchema, [all.brand]],
    ['auth.redirected', redirectNoticeSchema, all.auth && [all.auth.redirected]],
    ['events', speakingEventSchema, all.events],
    ['availability', quarterSchema, all.availability],
    ['freeResources.items', freeResourceSchema, all.freeResources?.items],
    ['caseStudies.items', caseStudySchema, all.caseStudies?.items],
    ['quickWins.items', quickWinSchema, all.quickWins?.items],
    ['quickWins.action', actionSchema, all.quickWins && [all.quickWins.action]],
    ['talkMenu.talks', talkSchema, all.talkMenu?.talks],
    ['testimonials.items', testimonialSchema, all.testimonials?.items],
    ['transformationStories.items', transformationStorySchema, all.transformationStories?.items],
    ['mediaHub.channels', mediaChannelSchema, all.mediaHub?.channels],
    ['podcast', actionSchema, podcast && [podcast.listen, podcast.all]],
    ['videoTeaser.action', actionSchema, all.videoTeaser && [all.videoTeaser.action]],
    ['subjectIndex.subjects', indexSubjectSchema, all.subjectIndex?.subjects],
    ['subjectIndex.editors.links', linkSchema, all.subjectIndex?.editors?.links],
    ['tvSeries.platforms', actionSchema, all.tvSeries?.platforms],
    ['storyboard.action', linkSchema, all.storyboard && [all.storyboard.action]],
    ['companyOffer.action', linkSchema, all.companyOffer && [all.companyOffer.action]],
    ['transformationStories.watch', actionSchema, all.transformationStories && [all.transformationStories.watch]],
    ['programs.tools.action', actionSchema, programs && [programs.tools.action]],
    ['investments.tiers', investmentTierSchema, all.investments?.tiers],
    ['projects.entries', portfolioEntrySchema, all.projects?.entries],
    ['programs.list.courses', programSchema, programs?.list.courses],
    ['programs.week.options', programSchema, programs?.week.options],
    ['summit.tickets.list', ticketSchema, all.summit?.tickets.list],
    ['privacy', legalDocumentSchema, [all.privacy]],
    ['terms', legalDocumentSchema, [all.terms]],
    ['investmentDisclaimer', legalDocumentSchema, all.investmentDisclaimer && [all.investmentDisclaimer]],
    ['aboutPage.biography.links', linkSchema, all.aboutPage?.biography.links],
    ['contactPage.margin.direct', linkSchema, all.contactPage?.margin.direct.map(({ link }) => link)],
  ];
  return lists.flatMap(([name, schema, entries = []]) =>
    entries.flatMap((entry, index) =>
      (schema.safeParse(entry).error?.issues ?? []).map((issue) => {
        const field = entries.length > 1 ? [nameOf(entry) ?? index, ...issue.path] : issue.path;
        return `${[name, ...field].join('.')}: ${sentenceOf(issue)}.`;
      }),
    ),
  );
}

function sentenceOf({ message, origin, minimum, maximum, expected }: Issue): string {
  if (origin === 'string' && maximum !== undefined) return `Has more than ${maximum} characters`;
  // The default message of zod/mini.
  if (message !== 'Invalid input') return message;
  if (expected === 'int') return 'Must be a whole number';
  if (expected !== undefined) return `Must be of the type ${expected}`;
  if (minimum !== undefined) return origin === 'array' ? `Needs ${minimum} or more entries` : `Is less than ${minimum}`;
  return maximum === undefined ? message : `Is more than ${maximum}`;
}

function nameOf(entry: unknown): string | undefined {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : undefined;
}
