import { caseStudies } from '@podium/data/content/caseStudies';
import { CaseStudies } from '@podium/sections/CaseStudies/CaseStudies';

/** Deals that speak for him. In sight from the start, so that it stands alone: its code belongs to the first load. */
export function Evidence() {
  return <CaseStudies content={caseStudies} />;
}
