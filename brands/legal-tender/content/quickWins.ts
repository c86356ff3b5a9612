import type { ContentAction } from '@podium/data/schemas/action.ts';
import type { QuickWin } from '@podium/data/schemas/quickWin.ts';

const items: QuickWin[] = [
  {
    cost: { figure: '20', unit: 'min' },
    title: 'Ask for the aged debtors list',
    description: 'It tells you more about a seller than the pitch deck will.',
  },
  {
    cost: { figure: '1', unit: 'call' },
    title: 'Ring the second-largest customer',
    description: 'The largest one has been briefed.',
  },
  {
    cost: { figure: '3', unit: 'lines' },
    title: 'Write the offer on a postcard',
    description: 'Price, structure, date. If it does not fit, you are not ready.',
  },
  {
    cost: { figure: '0', unit: 'new hires' },
    title: 'Automate the invoice, not the handshake',
    description: 'Start where nobody will miss the work.',
  },
];

const action: ContentAction = { label: 'Unlock strategies', reason: 'The next four are still being tried out.' };

export const quickWins = {
  heading: 'Clip one before Friday',
  note: 'Four small moves. Each takes less than a morning and none needs a bank.',
  items,
  action,
};
