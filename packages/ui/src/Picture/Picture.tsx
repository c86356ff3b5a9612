import type { ReactNode } from 'react';
import { cropPosition, sourceSet, type Photograph } from './photograph.tsx';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Text alternative; empty where adjacent text describes the image. */
  alt: string;
  /** Width of the frame in px. It fills its container and keeps the aspect ratio. */
  width: number;
  /** In px, like the width. */
  height: number;
  /** Without a photograph, the placeholder is shown. */
  photograph?: Photograph;
  /** Shown instead, as wide as the frame. Decorative. */
  placeholder: ReactNode;
  /** The `sizes` attribute. @default '100vw' */
  sizes?: string;
  /** `eager` is for the largest image in the initial viewport: it is fetched with priority. @default 'lazy' */
  loading?: 'eager' | 'lazy';
}

const middle = { x: 0.5, y: 0.5 };

/**
 * A responsive photograph in the best supported format, or a placeholder while there is none.
 *
 * @avoid Drawings of the brand: use `Illustration`. Icons: use `Icon`.
 * @do Use `loading="eager"` for the largest picture of the initial viewport, and only for that.
 * @dont Describe in `alt` what the caption already says; leave it empty there.
 * @screenReader `alt` is read. The placeholder is hidden.
 */
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
