import { pressKit } from '@podium/brand/content/pressKit.ts';
import { PressKit } from '@podium/sections/PressKit/PressKit';

export function Page() {
  return <PressKit content={pressKit} />;
}
