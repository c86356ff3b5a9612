import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import preview from '@podium/storybook/preview';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { hydratedApart } from './hydratedApart.tsx';

/** Renders and presses, in order. */
let log: string[] = [];
let root: Root | undefined;

interface PartProps {
  euros: number;
}

function Part({ euros }: PartProps) {
  log.push(`part: ${euros}`);
  return (
    <button type="button" onClick={() => log.push('part pressed')}>
      {euros} euros
    </button>
  );
}

const Apart = hydratedApart(Part);

function Page({ onReady }: { onReady: () => void }) {
  const [presses, setPresses] = useState(0);
  log.push(`page: ${presses}`);
  return (
    <div ref={onReady} style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: 24 }}>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Beside
      </button>
      <Apart euros={500} />
    </div>
  );
}

const meta = preview.meta({
  parameters: {
    docs: {
      description: {
        component: `Hydrates a large part of an island by itself, so that presses elsewhere do not wait for it.

@avoid Forms: React hydrates at once on a press or key, but not on submit. Props that change with every render, which raise its priority.`,
      },
    },
  },
  beforeEach: () => {
    log = [];
    return () => root?.unmount();
  },
  render: () => <div data-testid="page" />,
});

/** Inserts the server-rendered HTML, hydrates it, and presses a button before React has hydrated the part. */
async function pressEarly(page: HTMLElement, name: string): Promise<void> {
  page.innerHTML =
    '<div style="display:grid;gap:16px;justify-items:start;padding:24px">' +
    '<button type="button">Beside</button>' +
    '<!--$--><button type="button">500<!-- --> euros</button><!--/$--></div>';
  const early = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  root = hydrateRoot(page, <Page onReady={onReady} />);
  await ready;
  if (early) await fireEvent.click(early);
}

/** A press outside the part is handled before the part is hydrated. */
export const PressedBeside = meta.story({
  play: async ({ canvas }) => {
    await pressEarly(canvas.getByTestId('page'), 'Beside');
    await waitFor(() => expect(log).toEqual(['page: 0', 'page: 1', 'part: 500']));
  },
});

/** A press on the part hydrates it synchronously, and is not lost. */
export const Pressed = meta.story({
  play: async ({ canvas }) => {
    await pressEarly(canvas.getByTestId('page'), '500 euros');
    await expect(log).toEqual(['page: 0', 'part: 500', 'part pressed']);
  },
});
