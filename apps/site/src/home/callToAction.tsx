import { callToAction } from '@podium/brands/active/content.ts';
import { CallToAction } from '@podium/sections/CallToAction/CallToAction';

export function Section() {
  return <CallToAction content={callToAction} />;
}
