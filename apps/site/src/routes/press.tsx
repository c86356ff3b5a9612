import { pressKit } from '@podium/brands/active/content.ts';
import { PressKit } from '@podium/sections/PressKit/PressKit';

export function Page() {
  return <PressKit content={pressKit} />;
}
