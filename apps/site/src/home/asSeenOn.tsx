import { asSeenOn } from '@podium/brands/active/content.ts';
import { AsSeenOn } from '@podium/sections/AsSeenOn/AsSeenOn';

export function Section() {
  return <AsSeenOn content={asSeenOn} />;
}
