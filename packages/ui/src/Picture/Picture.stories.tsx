import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { expect, waitFor } from 'storybook/test';
import { Plate } from '../Plate/Plate.tsx';
import type { Photograph } from './photograph.tsx';
import { Picture } from './Picture.tsx';
import quay640Avif from './samples/quay640.avif';
import quay640Jpeg from './samples/quay640.jpg';
import quay640Webp from './samples/quay640.webp';
import quay1280Avif from './samples/quay1280.avif';
import quay1280Jpeg from './samples/quay1280.jpg';
import quay1280Webp from './samples/quay1280.webp';

/** Drawn for this story; stands for whatever the owner of the site drops in. */
const quay: Photograph = {
  avif: [
    { src: quay640Avif, width: 640 },
    { src: quay1280Avif, width: 1280 },
  ],
  webp: [
    { src: quay640Webp, width: 640 },
    { src: quay1280Webp, width: 1280 },
  ],
  jpeg: [
    { src: quay640Jpeg, width: 640 },
    { src: quay1280Jpeg, width: 1280 },
  ],
};

const meta = preview.meta({
  component: Picture,
  args: {
    alt: 'A row of gabled houses on a quay at dusk',
    width: 720,
    height: 480,
    sizes: '(min-width: 768px) 720px, 100vw',
    placeholder: <Plate name="sitter" />,
  },
  decorators: [inside(<div style={{ padding: 24, maxInlineSize: 768 }} />)],
});

/** No photograph yet: what is engraved has its place, and no screen reader is told of it. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** In the best format and the width that the browser chooses; the frame is there before it. */
export const Filled = meta.story({
  args: { photograph: quay, loading: 'eager' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: /gabled houses/ });
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('width', '720');
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 2);
    await waitFor(() => expect(image.currentSrc).toMatch(/\.avif|image\/avif/));
  },
});

/** Further down the page it is not fetched before it comes near. */
export const Lazy = meta.story({
  args: { photograph: quay },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByRole('img')).not.toHaveAttribute('fetchpriority');
  },
});

/** A narrow frame crops around the focal point: here the first house. */
export const FocalPoint = meta.story({
  args: {
    width: 300,
    height: 480,
    photograph: { ...quay, focalPoint: { x: 0.06, y: 0.5 } },
    sizes: '300px',
    loading: 'eager',
  },
  decorators: [inside(<div style={{ maxInlineSize: 300 }} />)],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('6% 50%');
  },
});

/** JPEG alone is enough. */
export const JpegOnly = meta.story({ args: { photograph: { jpeg: quay.jpeg }, loading: 'eager' } });

/** The words beside it say what is to be seen: screen readers pass over it. */
export const Decorative = meta.story({
  args: { photograph: quay, alt: '', loading: 'eager' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** A file that is not there: its words stand in the frame. */
export const Missing = meta.story({
  args: { photograph: { jpeg: [{ src: 'data:image/jpeg;base64,AAAA', width: 640 }] }, loading: 'eager' },
});

/** The narrowest screen. */
export const Narrow = meta.story({
  args: { photograph: quay, loading: 'eager' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** What is seen is not mirrored. */
export const RightToLeft = meta.story(rightToLeft);
