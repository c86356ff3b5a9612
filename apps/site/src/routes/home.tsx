import type { ComponentType } from 'react';
import { hero, site } from '@podium/brands/active/content.ts';
import { Hero } from '@podium/sections/Hero/Hero';
import { island } from '@podium/ui/Island/Island';
import { sections } from 'virtual:site-modules';

const [, ...names] = site.home;

/** The average section below 1024 px, where most have one column, and from 1024 px. */
const averageHeight = 'clamp(740px, (1024px - 100vw) * 999, 1000px)';

/** All sections below the hero are islands. Only the floating button reserves no height. */
const islands = names.map((name): [string, ComponentType] => {
  const load = sections[name];
  if (!load) throw new Error(`No home/${name}.tsx`);
  const options = name === 'onTheRoad' ? { reservedHeight: '0px', hydrateOn: 'interaction' as const } : {};
  return [name, island(() => load().then(({ Section }) => Section), { reservedHeight: averageHeight, ...options })];
});

export function Page() {
  return (
    <>
      <Hero content={hero} />
      {islands.map(([name, Section]) => (
        <Section key={name} />
      ))}
    </>
  );
}
