import { subjectIndex } from '@podium/brands/legal-tender/content/subjectIndex.ts';
import preview from '@podium/storybook/preview';
import { SubjectIndex } from './SubjectIndex.tsx';

const meta = preview.meta({ component: SubjectIndex, args: { content: subjectIndex } });

/** Eight subjects: episodes with a sentence, memos with figures, and a row for editors. */
export const Default = meta.story({ tags: ['visual'] });
