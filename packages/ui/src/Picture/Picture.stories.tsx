import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Illustration } from '../Artwork/Illustration.tsx';
import type { Photograph } from './photograph.tsx';
import { Picture } from './Picture.tsx';
import quay640Avif from './samples/quay640.avif';
import quay640Jpeg from './samples/quay640.jpg';
import quay640Webp from './samples/quay640.webp';
import quay1280Avif from './samples/quay1280.avif';
import quay1280Jpeg from './samples/quay1280.jpg';
import quay1280Webp from './samples/quay1280.webp';

/** A drawing for this story, in place of a photograph by the owner. */
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
    placeholder: <Illustration name="hero" />,
  },
  decorators: [withWrapper(<div style={{ padding: 24, maxInlineSize: 768 }} />)],
});

/** Without a photograph the placeholder is shown, hidden from screen readers. */
export const Empty = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** The browser chooses format and width. The frame is reserved before the image has loaded. */
export const Filled = meta.story({
  tags: ['visual'],
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

/** A narrow frame crops around the focal point: here the first house. */
export const FocalPoint = meta.story({
  args: {
    width: 300,
    height: 480,
    photograph: { ...quay, focalPoint: { x: 0.06, y: 0.5 } },
    sizes: '300px',
    loading: 'eager',
  },
  decorators: [withWrapper(<div style={{ maxInlineSize: 300 }} />)],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('6% 50%');
  },
});

/** Empty alternative text: adjacent text describes the image, and screen readers skip it. */
export const Decorative = meta.story({
  args: { photograph: quay, alt: '', loading: 'eager' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** A missing file: the alternative text is shown in the frame. */
export const Missing = meta.story({
  args: { photograph: { jpeg: [{ src: 'data:image/jpeg;base64,AAAA', width: 640 }] }, loading: 'eager' },
});
