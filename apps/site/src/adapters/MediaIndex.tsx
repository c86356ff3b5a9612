import { subjectIndex } from '@podium/brands/active/content.ts';
import { SubjectIndex } from '@podium/sections/SubjectIndex/SubjectIndex';

export function MediaIndex() {
  return subjectIndex && <SubjectIndex content={subjectIndex} />;
}
