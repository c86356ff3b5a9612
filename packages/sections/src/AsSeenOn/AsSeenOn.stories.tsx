import { asSeenOn } from '@podium/brands/legal-tender/content/asSeenOn.ts';
import preview from '@podium/storybook/preview';
import { AsSeenOn } from './AsSeenOn.tsx';

const meta = preview.meta({ component: AsSeenOn, args: { content: asSeenOn } });

/** Five outlets between two decorative rules. */
export const Default = meta.story({ tags: ['visual'] });

/** Eleven outlets: the five type styles repeat, on several lines. */
export const ElevenOutlets = meta.story({
  args: {
    content: {
      ...asSeenOn,
      outlets: [
        ...asSeenOn.outlets,
        'Vermögensverwaltungsrundschau',
        ...asSeenOn.outlets.map((name) => `${name} am Abend`),
      ],
    },
  },
});
