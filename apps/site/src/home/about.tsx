import { aboutTeaser } from '@podium/brands/active/content.ts';
import { About } from '@podium/sections/About/About';

export function Section() {
  return <About content={aboutTeaser} />;
}
