import { caseStudies, companyOffer, storyboard } from '@podium/brands/active/content.ts';
import { CompanyOffer } from '@podium/sections/CompanyOffer/CompanyOffer';
import { Storyboard } from '@podium/sections/Storyboard/Storyboard';

/** A deal as an episode of the series, and the offer to owners to take part. */
export function Episode() {
  const among = caseStudies?.items ?? [];
  const caseStudy = among.find(({ slug }) => slug === storyboard?.caseStudy);
  return (
    <>
      {storyboard && caseStudy && <Storyboard content={storyboard} caseStudy={caseStudy} among={among} />}
      {companyOffer && <CompanyOffer content={companyOffer} />}
    </>
  );
}
