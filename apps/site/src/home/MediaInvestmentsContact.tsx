import { callToAction, contactStrip, investments, mediaHub, tvSeries } from '@podium/brands/active/content.ts';
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
