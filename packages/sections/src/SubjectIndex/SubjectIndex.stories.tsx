import { subjectIndex } from '@podium/brands/legal-tender/content/subjectIndex.ts';
import preview from '@podium/storybook/preview';
import { SubjectIndex } from './SubjectIndex.tsx';

const meta = preview.meta({ component: SubjectIndex, args: { content: subjectIndex } });

/** Eight subjects: episodes with a sentence, memos with figures, and a row for editors. */
export const Default = meta.story({ tags: ['visual'] });

/** Without the row for editors, and with titles alone. */
export const TitlesOnly = meta.story({
  args: {
    content: {
      ...subjectIndex,
      editors: undefined,
      subjects: subjectIndex.subjects.map(({ subject, entries }) => ({
        subject,
        entries: entries.map((entry) => ({ ...entry, description: undefined, figures: undefined })),
      })),
    },
  },
});
