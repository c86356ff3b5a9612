import { projects } from '@podium/brand/content/projects.ts';
import { Portfolio } from '@podium/sections/Portfolio/Portfolio';

export function Page() {
  return <Portfolio content={projects} />;
}
