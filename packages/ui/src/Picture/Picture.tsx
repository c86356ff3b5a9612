import type { ReactNode } from 'react';
import { cropPosition, sourceSet, type Photograph } from './photograph.tsx';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Says what is to be seen; empty where the words beside it say that. */
  alt: string;
  /** Width and height of the frame in px. It is as wide as its place and keeps these proportions. */
  width: number;
  /** In px, like the width. */
  height: number;
  /** Without one, the place of the photograph is taken by what is engraved. */
  photograph?: Photograph;
  /** The engraved stand-in, as wide as the frame. Decorative. */
  placeholder: ReactNode;
  /** How wide it is drawn at which width of the window, as in HTML. @default '100vw' */
  sizes?: string;
  /** `eager` is for the one picture that is seen first: it is fetched before others. @default 'lazy' */
  loading?: 'eager' | 'lazy';
}

const middle = { x: 0.5, y: 0.5 };

/** The slot of a photograph: engraved until there is one, then in the best format and width that the browser takes. */
export function Picture({
  alt,
  width,
  height,
  photograph,
  placeholder,
  sizes = '100vw',
  loading = 'lazy',
}: PictureProps) {
  const proportions = { aspectRatio: `${width} / ${height}` };
  if (!photograph) {
    return (
      <div className={styles.frame} style={proportions} aria-hidden="true">
        <div className={styles.placeholder}>{placeholder}</div>
      </div>
    );
  }
  const { avif, webp, jpeg, focalPoint = middle } = photograph;
  return (
    <picture className={styles.frame} style={proportions}>
      {avif && <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={sourceSet(webp)} sizes={sizes} />}
      <img
        className={styles.photograph}
        style={{ objectPosition: cropPosition(focalPoint) }}
        src={jpeg[0].src}
        srcSet={sourceSet(jpeg)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
