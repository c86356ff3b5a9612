import { type CSSProperties, type SyntheticEvent, useRef, useState } from 'react';
import type { PictureResult } from '../report.ts';

export const modes = ['Slider', 'Side by side', 'Difference'] as const;

const captions = { baseline: 'Baseline', actual: 'Received', difference: 'Difference' };
type Kind = keyof typeof captions;

/** The picture in one of the modes, scrolled to the first change. */
export function Viewer({ picture, mode }: { picture: PictureResult; mode: number }) {
  const viewer = useRef<HTMLElement>(null);
  const { name, outcome, change } = picture;
  const [first] = change?.boxes ?? [];
  // The slider starts in the middle of the first change.
  const [covered, setCovered] = useState(change && first ? (50 * (first.left + first.right)) / change.width : 50);

  const showChange = ({ currentTarget: { clientWidth, naturalWidth } }: SyntheticEvent<HTMLImageElement>) => {
    if (first && viewer.current) viewer.current.scrollTop = (first.top * clientWidth) / naturalWidth - 80;
  };
  const image = (kind: Kind) => (
    <img
      key={kind}
      src={`/${kind}/${name}?${change?.id ?? ''}`}
      alt={captions[kind]}
      onLoad={kind === 'baseline' ? undefined : showChange}
    />
  );
  const figure = (kind: Kind) => (
    <figure key={kind}>
      <figcaption>{captions[kind]}</figcaption>
      <div className="frame">
        {image(kind)}
        {kind === 'difference' && change && <Boxes change={change} />}
      </div>
    </figure>
  );
  const content = () => {
    if (outcome !== 'different') return figure(outcome === 'orphan' ? 'baseline' : 'actual');
    if (mode === 1) return [figure('baseline'), figure('actual')];
    if (mode === 2) return figure('difference');
    return (
      <figure>
        <figcaption className="ends">
          <span>{captions.baseline}</span>
          <span>{captions.actual}</span>
        </figcaption>
        <div className="frame slider" style={{ '--covered': `${covered}%` } as CSSProperties}>
          {image('baseline')}
          {image('actual')}
          <input
            type="range"
            step="any"
            aria-label="Share of the baseline in per cent"
            value={covered}
            onChange={({ target }) => setCovered(Number(target.value))}
          />
        </div>
      </figure>
    );
  };
  return (
    // A scrollable element must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={viewer} className="viewer" aria-label="Picture" tabIndex={0}>
      {content()}
    </section>
  );
}

/** Frames around the changes, because a single red pixel is easily overlooked. */
function Boxes({ change: { width, height, boxes } }: { change: NonNullable<PictureResult['change']> }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boxes.map(({ left, top, right, bottom }) => (
        <rect
          key={`${left} ${top}`}
          x={left - 4}
          y={top - 4}
          width={right - left + 8}
          height={bottom - top + 8}
          rx="2"
        />
      ))}
    </svg>
  );
}
