import { island } from '@podium/ui/Island/Island';

/** Loaded on interaction: the text is the longest of the site, and only its Back button needs scripts. */
const Privacy = island(() => import('../adapters/Privacy.tsx').then((module) => module.Privacy), {
  reservedHeight: '4000px',
  hydrateOn: 'interaction',
});

export function Page() {
  return <Privacy />;
}
