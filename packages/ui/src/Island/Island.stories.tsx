import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import preview from '@podium/storybook/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { island, islandAwakeEvent, islandFailedEvent, wakeIslands } from './Island.tsx';

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return <Button onPress={() => setCount(count + 1)}>Pressed {count} times</Button>;
}

const load = fn(() => Promise.resolve(Counter));

const meta = preview.meta({
  beforeEach: () => {
    load.mockReset();
    load.mockImplementation(() => Promise.resolve(Counter));
  },
  render: (_args, { loaded }) => {
    const Content = loaded['Content'] as ReturnType<typeof island<{ start: number }>>;
    return <Content start={3} />;
  },
  loaders: [() => ({ Content: island<{ start: number }>(load, { reservedHeight: '320px' }) })],
});

/** In view it loads at once and answers to presses. */
export const InView = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pressed 3 times' }));
    await expect(canvas.getByRole('button', { name: 'Pressed 4 times' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-asleep]')).toBeNull();
  },
});

/** Far below the window it keeps its place and fetches nothing until the visitor comes near. */
export const FarBelow = meta.story({
  render: (_args, { loaded }) => {
    const Content = loaded['Content'] as ReturnType<typeof island<{ start: number }>>;
    return (
      <>
        <div style={{ height: '300vh', padding: 24 }}>
          <Text>Scroll down.</Text>
        </div>
        <Content start={3} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[data-asleep]');
    await expect(place?.getBoundingClientRect().height).toBe(320);
    await expect(load).not.toHaveBeenCalled();
    const awake = fn();
    canvasElement.addEventListener(islandAwakeEvent, awake);
    place?.scrollIntoView();
    await canvas.findByRole('button', { name: 'Pressed 3 times' });
    await expect(load).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(awake).toHaveBeenCalledTimes(1));
  },
});

/** Far below, but somebody looks for something in it: all islands of a page can be woken at once. */
export const Woken = meta.story({
  render: FarBelow.input.render,
  play: async ({ canvas }) => {
    wakeIslands(canvas.getByText('Scroll down.'));
    await expect(load).not.toHaveBeenCalled();
    wakeIslands();
    await expect(await canvas.findByRole('button', { name: 'Pressed 3 times' })).toBeInTheDocument();
    await expect(window.scrollY).toBe(0);
  },
});

const failed = fn();

/** Somebody has turned away from it and waits for an answer: it is woken alone. */
export const WokenAlone = meta.story({
  render: FarBelow.input.render,
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[data-reserved]');
    if (place) wakeIslands(place);
    await expect(await canvas.findByRole('button', { name: 'Pressed 3 times' })).toBeInTheDocument();
    await expect(window.scrollY).toBe(0);
  },
});

/** Code that did not come: the page is told, and the code is asked for again when the visitor touches the place. */
export const AskedForAgain = meta.story({
  beforeEach: () => {
    failed.mockReset();
    load.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    document.addEventListener(islandFailedEvent, failed);
    return () => document.removeEventListener(islandFailedEvent, failed);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const place = canvasElement.querySelector('[data-asleep]');
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    if (place) await userEvent.hover(place);
    await expect(await canvas.findByRole('button', { name: 'Pressed 3 times' })).toBeVisible();
    await expect(load).toHaveBeenCalledTimes(2);
  },
});

/** Given what is marked as asleep around the content once the content answers. */
const answering = fn();

function Price({ euros }: { euros: number }) {
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => answering(button.current?.closest('[data-asleep]')), []);
  return (
    <button ref={button} type="button" onClick={() => setShown(true)}>
      {isShown ? `${euros} euros` : 'Show the price'}
    </button>
  );
}

/** Prerendered, its content stands there from the start and stays, the very same elements, when the code has come. */
export const Prerendered = meta.story({
  render: () => <div data-testid="page" style={{ padding: 24 }} />,
  beforeEach: () => void answering.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<typeof Price>();
    const PriceIsland = island(() => promise, { reservedHeight: '320px' });
    const page = canvas.getByTestId('page');
    // Two comments are how React marks the content of a Suspense boundary.
    const far = 'content-visibility:auto;contain-intrinsic-block-size:auto 320px';
    page.innerHTML = `<div data-asleep="" style="${far}"><!--$--><button type="button">Show the price</button><!--/$--></div>`;
    const prerendered = canvas.getByRole('button', { name: 'Show the price' });
    const root = hydrateRoot(page, <PriceIsland euros={500} />);
    await new Promise((done) => requestAnimationFrame(done));
    await expect(prerendered).toBeVisible();
    await expect(page.querySelector('[data-asleep]')).not.toBeNull();
    resolve(Price);
    await waitFor(() => expect(page.querySelector('[data-asleep]')).toBeNull());
    // Who keeps what is done to sleeping parts must not keep what this one has answered.
    await waitFor(() => expect(answering.mock.calls).toEqual([[null]]));
    await expect(canvas.getByRole('button')).toBe(prerendered);
    await userEvent.click(prerendered);
    await expect(prerendered).toHaveTextContent('500 euros');
    root.unmount();
  },
});

/** In sight, but nobody has turned to it: a form may wait for the first touch, and loads nothing before. */
export const PrerenderedForTouch = meta.story({
  render: () => <div data-testid="page" style={{ padding: 24 }} />,
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<typeof Price>();
    const loadPrice = fn(() => promise);
    const PriceIsland = island(loadPrice, { reservedHeight: '320px', wakesOn: 'touch' });
    const page = canvas.getByTestId('page');
    page.innerHTML = '<div data-asleep=""><!--$--><button type="button">Show the price</button><!--/$--></div>';
    const prerendered = canvas.getByRole('button', { name: 'Show the price' });
    const root = hydrateRoot(page, <PriceIsland euros={500} />);
    await new Promise((done) => setTimeout(done, 200));
    await expect(loadPrice).not.toHaveBeenCalled();
    await waitFor(async () => {
      await fireEvent.pointerDown(prerendered);
      await expect(loadPrice).toHaveBeenCalledTimes(1);
    });
    resolve(Price);
    await waitFor(() => expect(page.querySelector('[data-asleep]')).toBeNull());
    await expect(canvas.getByRole('button')).toBe(prerendered);
    root.unmount();
  },
});

/** Reached inside the site there is nothing prerendered to wait with: it loads at once. */
export const RenderedForTouch = meta.story({
  loaders: [() => ({ Content: island<{ start: number }>(load, { reservedHeight: '320px', wakesOn: 'touch' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pressed 3 times' })).toBeVisible();
  },
});
