import { useEffect, useRef } from 'react';
import type { PictureResult } from '../report.ts';
import { facetsOf } from '../visits.ts';
import { Icon } from './Icon.tsx';
import { componentOf, stateOf } from './pictures.ts';

interface ListItemProps {
  picture: PictureResult;
  isCurrent: boolean;
  hasComponent: boolean;
  onSelect: () => void;
}

export function ListItem({ picture, isCurrent, hasComponent, onSelect }: ListItemProps) {
  const item = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In a narrow window the list is below the picture.
    if (isCurrent && matchMedia('(width >= 800px)').matches) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { theme, width } = facetsOf(picture.name);
  const verdict = picture.verdict ?? 'open';
  return (
    <li>
      <button ref={item} type="button" aria-current={isCurrent} data-verdict={verdict} onClick={onSelect}>
        <span className="name">
          {hasComponent && <small>{componentOf(picture)}</small>}
          {stateOf(picture)}
        </span>
        <small>
          {width} {theme}
        </small>
        <Icon name={verdict} />
        <span className="unseen">{verdict}</span>
      </button>
    </li>
  );
}
