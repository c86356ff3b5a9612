import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import preview from '@podium/storybook/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ClockContext } from '../clock/Clock.tsx';
import { createManualClock } from '../clock/manualClock.tsx';
import { Text } from '../Text/Text.tsx';
import { far } from './Island.css.ts';
import { island, islandHydratedEvent, islandFailedEvent, type IslandOptions } from './Island.tsx';

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return <Button onPress={() => setCount(count + 1)}>Pressed {count} times</Button>;
}

const load = fn(() => Promise.resolve(Counter));

/** An island whose code has not been loaded by another story. */
function CounterIsland({ hydrateOn }: Pick<IslandOptions, 'hydrateOn'>) {
  const [Content] = useState(() => island<{ start: number }>(load, { reservedHeight: '320px', hydrateOn }));
  return <Content start={3} />;
}

const meta = preview.meta({
  parameters: {
    docs: {
      description: {
        component: `A part of a page whose code is loaded and hydrated on demand: near the viewport, on pointer or on focus. Its prerendered HTML is shown until then.

@avoid The first section of a page, which hydrates at once anyway. A part of an island: use \`hydratedApart\`.
@do Reserve the height of the content, so that nothing moves when it arrives. Use \`hydrateOn: 'interaction'\` for a form in the initial viewport.
@keyboard Focus in a dehydrated island hydrates it.`,
      },
    },
  },
  beforeEach: () => {
    load.mockReset();
    load.mockImplementation(() => Promise.resolve(Counter));
  },
  render: () => <CounterIsland />,
});

/** In the viewport: loads and hydrates immediately. */
export const InView = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pressed 3 times' }));
    await expect(canvas.getByRole('button', { name: 'Pressed 4 times' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-dehydrated]')).toBeNull();
  },
});

/** Far below the viewport, without prerendered HTML: loads when the browser is idle, so that Tab can reach it. */
export const FarBelow = meta.story({
  render: () => (
    <>
      <div style={{ height: '300vh', padding: 24 }}>
        <Text>Scroll down.</Text>
      </div>
      <CounterIsland />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const hydrated = fn();
    canvasElement.addEventListener(islandHydratedEvent, hydrated);
    const button = await canvas.findByRole('button', { name: 'Pressed 3 times' });
    await expect(load).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
    button.scrollIntoView();
  },
});

function Toggled() {
  const [Content] = useState(() => island<{ start: number }>(load, { reservedHeight: '320px' }));
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onPress={() => setShown(!isShown)}>Toggle</Button>
      {isShown && <Content start={3} />}
    </>
  );
}

/** Shown again, for example after Back, the content is there at once. */
export const ShownAgain = meta.story({
  render: () => <Toggled />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pressed 3 times' });
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('button', { name: /Pressed/ })).toBeNull();
    const reserved = fn();
    const observer = new MutationObserver(() => canvasElement.querySelector('[data-reserved]') && reserved());
    observer.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: 'Pressed 3 times' })).toBeVisible();
    observer.disconnect();
    await expect(reserved).not.toHaveBeenCalled();
    await expect(load).toHaveBeenCalledTimes(1);
  },
});

const failed = fn();

/** A failed import dispatches an event and is retried on interaction. */
export const Retried = meta.story({
  beforeEach: () => {
    failed.mockReset();
    load.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    document.addEventListener(islandFailedEvent, failed);
    return () => document.removeEventListener(islandFailedEvent, failed);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const place = canvasElement.querySelector('[data-dehydrated]');
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    if (place) await userEvent.hover(place);
    await expect(await canvas.findByRole('button', { name: 'Pressed 3 times' })).toBeVisible();
    await expect(load).toHaveBeenCalledTimes(2);
  },
});

/** Called with the dehydrated ancestor of the content once the content is hydrated. */
const hydratedWithin = fn();

function Price({ euros }: { euros: number }) {
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => hydratedWithin(button.current?.closest('[data-dehydrated]')), []);
  return (
    <button ref={button} type="button" onClick={() => setShown(true)}>
      {isShown ? `${euros} euros` : 'Show the price'}
    </button>
  );
}

const priceButton = '<button type="button">Show the price</button>';

const prerenderedPage = () => <div data-testid="page" style={{ padding: 24 }} />;

/** Hydrates an island whose server-rendered HTML is on the page. React marks the boundary with two comments. */
function hydrateOver(page: HTMLElement, html: string, content: ReactNode, attributes = '') {
  page.innerHTML = `<div data-dehydrated="" ${attributes}><!--$-->${html}<!--/$--></div>`;
  return hydrateRoot(page, content);
}

/** Prerendered content is visible before the code has loaded, and hydration keeps its elements. */
export const Prerendered = meta.story({
  render: prerenderedPage,
  beforeEach: () => void hydratedWithin.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<typeof Price>();
    const PriceIsland = island(() => promise, { reservedHeight: '320px' });
    const page = canvas.getByTestId('page');
    const attributes = `class="${far}" style="contain-intrinsic-block-size:auto 320px"`;
    const root = hydrateOver(page, priceButton, <PriceIsland euros={500} />, attributes);
    const prerendered = canvas.getByRole('button', { name: 'Show the price' });
    await new Promise((done) => requestAnimationFrame(done));
    await expect(prerendered).toBeVisible();
    await expect(page.querySelector('[data-dehydrated]')).not.toBeNull();
    resolve(Price);
    await waitFor(() => expect(page.querySelector('[data-dehydrated]')).toBeNull());
    // Interactions with dehydrated islands are queued; this one has been handled.
    await waitFor(() => expect(hydratedWithin.mock.calls).toEqual([[null]]));
    await expect(canvas.getByRole('button')).toBe(prerendered);
    await userEvent.click(prerendered);
    await expect(prerendered).toHaveTextContent('500 euros');
    root.unmount();
  },
});

/** With `hydrateOn: 'interaction'` a prerendered island in the viewport loads nothing before the first interaction. */
export const PrerenderedForTouch = meta.story({
  render: prerenderedPage,
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<typeof Price>();
    const loadPrice = fn(() => promise);
    const PriceIsland = island(loadPrice, { reservedHeight: '320px', hydrateOn: 'interaction' });
    const page = canvas.getByTestId('page');
    const root = hydrateOver(page, priceButton, <PriceIsland euros={500} />);
    const prerendered = canvas.getByRole('button', { name: 'Show the price' });
    await new Promise((done) => setTimeout(done, 200));
    await expect(loadPrice).not.toHaveBeenCalled();
    await waitFor(async () => {
      await fireEvent.pointerDown(prerendered);
      await expect(loadPrice).toHaveBeenCalledTimes(1);
    });
    resolve(Price);
    await waitFor(() => expect(page.querySelector('[data-dehydrated]')).toBeNull());
    await expect(canvas.getByRole('button')).toBe(prerendered);
    root.unmount();
  },
});

function Note({ until }: { until: string }) {
  return <p data-true-until={until}>Tickets are on sale</p>;
}

/** After the day in `data-true-until`, prerendered content is hydrated without interaction. */
export const Outdated = meta.story({
  render: prerenderedPage,
  play: async ({ canvas }) => {
    const clock = createManualClock(new Date('2026-02-02T12:00:00').getTime());
    const loadNote = fn(() => Promise.resolve(Note));
    const NoteIsland = island(loadNote, { reservedHeight: '320px', hydrateOn: 'interaction' });
    const page = canvas.getByTestId('page');
    const root = hydrateOver(
      page,
      '<p data-true-until="2026-02-02">Tickets are on sale</p>',
      <ClockContext value={clock}>
        <NoteIsland until="2026-02-02" />
      </ClockContext>,
    );
    await new Promise((done) => setTimeout(done, 200));
    clock.advance(11 * 3_600_000);
    await expect(loadNote).not.toHaveBeenCalled();
    clock.advance(2 * 3_600_000);
    await expect(loadNote).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.querySelector('[data-dehydrated]')).toBeNull());
    root.unmount();
  },
});

/** With `hydrateOn: 'interaction'` but without prerendered content the code is loaded immediately. */
export const RenderedForTouch = meta.story({
  render: () => <CounterIsland hydrateOn="interaction" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pressed 3 times' })).toBeVisible();
  },
});
