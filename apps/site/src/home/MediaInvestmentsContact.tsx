import { callToAction } from '@podium/brand/content/callToAction.ts';
import { contactStrip } from '@podium/brand/content/contactStrip.ts';
import { investments } from '@podium/brand/content/investments.ts';
import { mediaHub } from '@podium/brand/content/mediaHub.ts';
import { tvSeries } from '@podium/brand/content/tvSeries.ts';
import { CallToAction } from '@podium/sections/CallToAction/CallToAction';
import { ContactStrip } from '@podium/sections/ContactStrip/ContactStrip';
import { InvestmentTiers } from '@podium/sections/InvestmentTiers/InvestmentTiers';
import { MediaHub } from '@podium/sections/MediaHub/MediaHub';
import { TvSeries } from '@podium/sections/TvSeries/TvSeries';

export function MediaInvestmentsContact() {
  return (
    <>
      <MediaHub content={mediaHub} />
      <InvestmentTiers content={investments} />
      <TvSeries content={tvSeries} />
      <CallToAction content={callToAction} />
      <ContactStrip content={contactStrip} />
    </>
  );
}
