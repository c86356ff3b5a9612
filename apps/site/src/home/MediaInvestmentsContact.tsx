import { callToAction } from '@podium/data/content/callToAction.ts';
import { contactStrip } from '@podium/data/content/contactStrip.ts';
import { investments } from '@podium/data/content/investments.ts';
import { mediaHub } from '@podium/data/content/mediaHub.ts';
import { tvSeries } from '@podium/data/content/tvSeries.ts';
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
