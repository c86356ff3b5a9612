import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { StoryIndex } from 'storybook/internal/types';

/** Other names of a component for the search. */
const aliases: Record<string, string[]> = {
  'Primitives/AlertDialog': ['modal', 'confirm', 'popup'],
  'Primitives/Artwork/Mark': ['logo', 'wordmark'],
  'Primitives/Badge': ['tag', 'label', 'status'],
  'Primitives/Button': ['button', 'cta', 'call to action'],
  'Primitives/Button/ButtonLink': ['cta', 'call to action'],
  'Primitives/Card/SkeletonCard': ['loading', 'placeholder', 'spinner'],
  'Primitives/Carousel': ['slider', 'slideshow'],
  'Primitives/DescriptionList': ['table', 'definition list'],
  'Primitives/Dialog': ['modal', 'popup', 'lightbox'],
  'Primitives/Disclosure': ['accordion', 'collapse', 'faq', 'details'],
  'Primitives/DistanceChart': ['map'],
  'Primitives/Drawer': ['modal', 'side sheet', 'sidebar', 'menu'],
  'Primitives/Field/ChipGroup': ['select', 'pills', 'segmented control'],
  'Primitives/Field/RadioGroup': ['select', 'dropdown'],
  'Primitives/Field/TextArea': ['input', 'multiline'],
  'Primitives/Field/TextField': ['input', 'form field'],
  'Primitives/MonthCalendar': ['date picker'],
  'Primitives/Toast/Toasts': ['snackbar', 'notification'],
  'Sections/AuthForm': ['login', 'sign in', 'password'],
  'Sections/CallToAction': ['cta'],
  'Sections/JoinWizard': ['stepper', 'wizard'],
  'Sections/NavigationBar': ['menu', 'navbar'],
  'Sections/SiteHeader': ['navbar', 'topbar'],
  'Sections/Tickets': ['pricing', 'prices'],
};

/** Tags for the filter of the sidebar, from the group of an entry. */
const groupTags: Record<string, string> = { Sections: 'section', Pages: 'page', Mails: 'mail' };

/** Adds aliases and tags to an index. The sidebar's search also reads the anchors of docs pages. */
function completeIndex({ entries, ...index }: StoryIndex): StoryIndex {
  const completed = Object.values(entries).map((entry) => {
    const tag = groupTags[entry.title.split('/')[0] ?? ''];
    const tagged = tag ? { ...entry, tags: [...(entry.tags ?? []), tag] } : entry;
    const names = entry.type === 'docs' ? aliases[entry.title] : undefined;
    return names ? { ...tagged, anchors: names.map((title) => ({ id: '', title })) } : tagged;
  });
  const titles = new Set(completed.map(({ title }) => title));
  const unknown = Object.keys(aliases).find((title) => !titles.has(title));
  if (unknown) throw new Error(`.storybook/searchIndex has other names for '${unknown}', which has no stories.`);
  return { ...index, entries: Object.fromEntries(completed.map((entry) => [entry.id, entry])) };
}

let generator: Promise<StoryIndexGenerator> | undefined;

/** The preset that generates the index of the sidebar and `index.json`. Storybook calls it several times. */
export function storyIndexGenerator(existing: Promise<StoryIndexGenerator>): Promise<StoryIndexGenerator> {
  generator ??= withCompletedIndex(existing);
  return generator;
}

async function withCompletedIndex(existing: Promise<StoryIndexGenerator>): Promise<StoryIndexGenerator> {
  const changed = await existing;
  const getIndex = changed.getIndex.bind(changed);
  changed.getIndex = async () => completeIndex(await getIndex());
  return changed;
}
