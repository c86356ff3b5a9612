import { pressKit } from '@podium/data/content/pressKit.ts';
import { PressKit } from '@podium/sections/PressKit/PressKit';

export function Page() {
  return <PressKit content={pressKit} />;
}
