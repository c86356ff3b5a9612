import { caseStudies } from '@podium/brands/active/content.ts';
import { CaseStudies } from '@podium/sections/CaseStudies/CaseStudies';

export function Section() {
  return <CaseStudies content={caseStudies} />;
}
