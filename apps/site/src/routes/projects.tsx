import { projects } from '@podium/brands/active/content.ts';
import { Portfolio } from '@podium/sections/Portfolio/Portfolio';

export function Page() {
  return <Portfolio content={projects} />;
}
