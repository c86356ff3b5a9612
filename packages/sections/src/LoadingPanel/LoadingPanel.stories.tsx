import { loadingPanel } from '@podium/brands/standard/accountHeader.ts';
import preview from '@podium/storybook/preview';
import { LoadingPanel } from './LoadingPanel.tsx';

const meta = preview.meta({ component: LoadingPanel, args: { content: loadingPanel } });

export const Loading = meta.story({ tags: ['visual'] });
