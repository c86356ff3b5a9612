import type { PictureResult } from '../report.ts';
import { facetsOf } from '../visits.ts';
import { componentOf, type Group, open, stateOf } from './pictures.ts';

interface PictureListProps {
  groups: Group[];
  current?: PictureResult;
  /** Whether each picture says its component, because the groups do not. */
  hasComponents: boolean;
  onSelect: (name: string) => void;
  onAccept: (names: string[]) => void;
}

const marks = { accepted: '✓', rejected: '✗', open: '' };

/** In a narrow window the list is below the picture. */
function scrollInto(item: HTMLElement | null): void {
  if (matchMedia('(width >= 800px)').matches) item?.scrollIntoView({ block: 'nearest' });
}

export function PictureList({ groups, current, hasComponents, onSelect, onAccept }: PictureListProps) {
  const acceptAll = (pictures: PictureResult[], label: string) => {
    const names = open(pictures);
    return (
      names.length > 1 && (
        <button type="button" onClick={() => onAccept(names)}>
          {label.replace('#', `${names.length}`)}
        </button>
      )
    );
  };
  return (
    <nav aria-label="Pictures">
      {acceptAll(
        groups.flatMap(([, members]) => members),
        'Accept all # shown',
      )}
      {groups.map(([label, members]) => (
        <section key={label} aria-label={label}>
          <div className="group">
            <h2>{label}</h2>
            {acceptAll(members, 'Accept #')}
          </div>
          <ul>
            {members.map((picture) => {
              const { theme, width } = facetsOf(picture.name);
              const verdict = picture.verdict ?? 'open';
              return (
                <li key={picture.name}>
                  <button
                    ref={picture === current ? scrollInto : undefined}
                    type="button"
                    aria-current={picture === current}
                    aria-description={verdict}
                    onClick={() => onSelect(picture.name)}
                  >
                    <span>
                      {hasComponents && <small>{componentOf(picture)}</small>} {stateOf(picture)}
                    </span>
                    <small>
                      {width} {theme}
                    </small>
                    <span aria-hidden="true" data-verdict={verdict}>
                      {marks[verdict]}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
