import { contactStrip } from '@podium/brands/legal-tender/content/contactStrip.ts';
import preview from '@podium/storybook/preview';
import { ContactStrip } from './ContactStrip.tsx';

const meta = preview.meta({ component: ContactStrip, args: { content: contactStrip } });

/** The address as heading, the promise, the other channels, and links to both forms. */
export const Default = meta.story({ tags: ['visual'] });
