import { caseStudies } from '@podium/brands/active/content.ts';
import { CaseStudies as CaseStudiesSection } from '@podium/sections/CaseStudies/CaseStudies';

/** A separate chunk: it is in the viewport on load, so its code is part of the first load. */
export function CaseStudies() {
  return <CaseStudiesSection content={caseStudies} />;
}
