import { pressKit } from '@podium/data/content/pressKit';
import { PressKit } from '@podium/sections/PressKit/PressKit';

export function Page() {
  return <PressKit content={pressKit} />;
}
