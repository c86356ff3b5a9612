/**
 * Lists the invented content: replace or delete it before launch. Each key is a file of this folder, each value names
 * its placeholders. Anything not listed is required or makes no claim that could be false.
 */
export const sampleContent = {
  brand: 'the identity: name, mailboxes, telephone, links, legal entity, the company that serves the pages',
  caseStudies: 'results, companies and their stories',
  asSeenOn: 'the outlets',
  testimonials: 'people, companies, quotes and results',
  transformationStories: 'people, companies, quotes and results',
  podcast: 'titles and descriptions of the episodes',
  freeResources: 'titles and descriptions of the two resources',
  aboutTeaser: 'the life story',
  availability: 'the quarters that are open or held',
  events: 'titles, organisers, dates, audiences and websites',
  talkMenu: 'titles, promises and lengths of the talks',
  newsletter: 'the specimens of the memo',
  organiserQuote: 'the person and the quote',
  mediaHub: 'audience figures and latest items, but for the 10,000+ readers',
  investments: 'what is said of each kind of asset',
  companyOffer: 'what is asked of an owner',
  tvSeries: 'the title of the series and the names of the platforms',
  aboutPage: 'the life story, the years and the numbers of companies',
  projects: 'the six companies and the loss, with their amounts, returns and stories',
  investPage: 'the usual times of the steps',
  summit: 'what happens on which day, and what a ticket holds beside the price',
  programs: 'what a course is like, and the four tools',
  privacy: 'the retention periods, which a person keeps: change them to those you will keep',
} as const;
