import type { PictureResult } from '../report.ts';
import { facetsOf } from '../visits.ts';
import { componentOf, type Group, open, stateOf } from './pictures.ts';

interface PictureListProps {
  groups: Group[];
  current?: PictureResult;
  /** Whether each picture shows its component; groups by component already do. */
  hasComponents: boolean;
  onSelect: (name: string) => void;
  onAccept: (names: string[]) => void;
}

export function PictureList({ groups, current, hasComponents, onSelect, onAccept }: PictureListProps) {
  const all = open(groups.flatMap(([, members]) => members));
  return (
    <nav aria-label="Pictures">
      {all.length > 1 && (
        <button type="button" onClick={() => onAccept(all)}>
          Accept all {all.length} shown
        </button>
      )}
      {groups.map(([label, members]) => (
        <section key={label} aria-label={label}>
          <div className="group">
            <h2>{label}</h2>
            {open(members).length > 1 && (
              <button type="button" onClick={() => onAccept(open(members))}>
                Accept {open(members).length}
              </button>
            )}
          </div>
          <ul>
            {members.map((picture) => (
              <li key={picture.name}>
                <button
                  ref={picture === current ? scrollInto : undefined}
                  type="button"
                  aria-current={picture === current}
                  onClick={() => onSelect(picture.name)}
                >
                  <span>
                    {hasComponents && <small>{componentOf(picture)}</small>} {stateOf(picture)}
                  </span>
                  <Label picture={picture} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Label({ picture: { name, verdict } }: { picture: PictureResult }) {
  const { theme, width } = facetsOf(name);
  return (
    <small>
      {width} {theme} <b data-verdict={verdict}>{verdict}</b>
    </small>
  );
}

function scrollInto(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest' });
}
