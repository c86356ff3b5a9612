import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PictureResult, Report, Verdict } from '../report.ts';
import { facetsOf } from '../visits.ts';
import { modes, Viewer } from './Viewer.tsx';

/** Values that pictures are filtered by: an option of each, or all. */
type Filters = Record<string, string>;
type Grouping = 'component' | 'change';

const keys = [
  ['j, k', 'Next, previous picture'],
  ['a', 'Accept: the picture becomes the baseline'],
  ['r', 'Reject: the code must change'],
  ['u', 'Undo the last decision'],
  ['1, 2, 3', modes.join(', ')],
  ['g', 'Group by component or by identical change'],
  ['/', 'Search'],
  ['?', 'This help'],
] as const;

const kinds = { different: 'Changed', new: 'New', orphan: 'Story removed', same: '' };
const icons = {
  accepted: 'M3 8.5 6.5 12 13 4.5',
  rejected: 'M4 4l8 8M12 4l-8 8',
  open: '',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
};

function facetsOfPicture({ name, verdict }: PictureResult): Filters {
  return { ...facetsOf(name), verdict: verdict ?? 'open' };
}

function componentOf({ story }: PictureResult): string {
  return story.slice(0, story.lastIndexOf('/'));
}

/** `Primary`, or `Primary, narrow`. */
function stateOf({ name, story }: PictureResult): string {
  const axis = name.split('.').slice(1, -3).join(' ');
  return [story.slice(story.lastIndexOf('/') + 1), axis].filter(Boolean).join(', ');
}

function App({ report, onReport }: { report: Report; onReport: (report: Report) => void }) {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  const [grouping, setGrouping] = useState<Grouping>('component');
  const [mode, setMode] = useState(0);
  const [selected, setSelected] = useState('');
  const [decisions, setDecisions] = useState<string[][]>([]);
  const [message, setMessage] = useState('');
  const help = useRef<HTMLDialogElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  const pictures = report.pictures.filter(({ outcome }) => outcome !== 'same');
  const shown = pictures.filter((picture) => {
    const facets = facetsOfPicture(picture);
    const isFound = picture.story.toLowerCase().includes(search.toLowerCase());
    return isFound && Object.entries(filters).every(([facet, value]) => !value || facets[facet] === value);
  });
  const groups = groupsOf(shown, grouping);
  const order = groups.flatMap(([, members]) => members);
  const current = order.find(({ name }) => name === selected) ?? order[0];
  const left = open(pictures).length;

  const move = (step: number) => {
    const at = current ? order.indexOf(current) : 0;
    setSelected(order[at + step]?.name ?? current?.name ?? '');
  };
  const send = async (names: string[], verdict?: Verdict) => {
    const response = await fetch('/verdicts', { method: 'POST', body: JSON.stringify({ names, verdict }) });
    const body = (await response.json()) as Report & { error?: string };
    if (response.ok) onReport(body);
    else setMessage(`Not saved: ${body.error}`);
    return response.ok;
  };
  const decide = async (names: string[], verdict: Verdict) => {
    if (names.length === 0) return;
    const next = current && names.includes(current.name) ? nextOpen(order, current, names) : current;
    if (!(await send(names, verdict))) return;
    setSelected(next?.name ?? '');
    setDecisions([...decisions, names]);
    setMessage(`${names.length === 1 ? names[0] : `${names.length} pictures`} ${verdict}.`);
  };
  const undo = async () => {
    const names = decisions.at(-1);
    if (!names || !(await send(names))) return;
    setDecisions(decisions.slice(0, -1));
    setSelected(names[0] ?? '');
    setMessage('Undone.');
  };
  const regroup = () => setGrouping(grouping === 'component' ? 'change' : 'component');
  const decideCurrent = (verdict: Verdict) => void decide(current ? [current.name] : [], verdict);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (isTyping || event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (help.current?.open) return;
      const actions: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        a: () => decideCurrent('accepted'),
        r: () => decideCurrent('rejected'),
        u: () => void undo(),
        1: () => setMode(0),
        2: () => setMode(1),
        3: () => setMode(2),
        g: regroup,
        '/': () => searchField.current?.focus(),
        '?': () => help.current?.showModal(),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  const options = Object.entries(
    Object.groupBy(
      pictures.flatMap((each) => Object.entries(facetsOfPicture(each))),
      ([facet]) => facet,
    ),
  )
    .map(([facet, entries = []]) => [facet, [...new Set(entries.map(([, value]) => value))].toSorted()] as const)
    .filter(([facet, found]) => found.length > 1 || filters[facet]);

  return (
    <>
      <header>
        <h1>Pictures</h1>
        <p className="left">
          <strong>{left}</strong> of {pictures.length} to review
          <progress max={pictures.length || 1} value={pictures.length - left} aria-label="Reviewed pictures" />
        </p>
        <search>
          <input
            ref={searchField}
            type="search"
            aria-label="Search by story"
            placeholder="Search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {options.map(([facet, found]) => (
            <select
              key={facet}
              aria-label={facet}
              value={filters[facet] ?? ''}
              onChange={({ target }) => setFilters({ ...filters, [facet]: target.value })}
            >
              <option value="">Every {facet}</option>
              {found.map((value) => (
                <option key={value} value={value}>
                  {facet === 'width' ? `${value} px` : value}
                </option>
              ))}
            </select>
          ))}
          <select aria-label="groups" value={grouping} onChange={regroup}>
            <option value="component">By component</option>
            <option value="change">By identical change</option>
          </select>
        </search>
        <button
          type="button"
          className="quiet help"
          aria-label="Keyboard help"
          onClick={() => help.current?.showModal()}
        >
          ?
        </button>
      </header>
      {report.localBaselines && (
        <p className="notice">
          Compared with pictures of the main branch from this machine. Accepting changes those only, nothing in git: the
          report that CI uploads has the pictures to commit.
        </p>
      )}
      {report.issues.length > 0 && (
        <details className="notice">
          <summary>{report.issues.length} other failures: play functions, accessibility, console</summary>
          <ul>
            {report.issues.map(({ story, width, kind, message: text }) => (
              <li key={`${story} ${width} ${kind} ${text}`}>
                <strong>{story}</strong> at {width} px, {kind}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <nav aria-label="Pictures">
        {open(shown).length > 1 && (
          <button type="button" className="all" onClick={() => void decide(open(shown), 'accepted')}>
            Accept all {open(shown).length} shown
          </button>
        )}
        {groups.map(([label, members]) => (
          <section key={label} aria-label={label}>
            <div className="group">
              <h2>{label}</h2>
              {open(members).length > 1 && (
                <button type="button" className="quiet" onClick={() => void decide(open(members), 'accepted')}>
                  Accept {open(members).length}
                </button>
              )}
            </div>
            <ul>
              {members.map((picture) => (
                <ListItem
                  key={picture.name}
                  picture={picture}
                  isCurrent={picture === current}
                  hasComponent={grouping === 'change'}
                  onSelect={() => setSelected(picture.name)}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main>
        {current ? (
          <>
            <div className="subject">
              <h2>
                <small>{componentOf(current)}</small> {stateOf(current)}
              </h2>
              <Facts picture={current} />
              <fieldset className="modes" aria-label="View">
                {modes.map((label, index) => (
                  <button key={label} type="button" aria-pressed={mode === index} onClick={() => setMode(index)}>
                    {label}
                  </button>
                ))}
              </fieldset>
            </div>
            <Viewer key={current.name} picture={current} mode={mode} />
          </>
        ) : (
          <p className="empty">
            {pictures.length === 0
              ? `No picture has changed. ${report.compared} were compared.`
              : 'No picture matches the filters.'}
          </p>
        )}
      </main>
      <footer>
        <output>{left === 0 && pictures.length > 0 ? <Summary pictures={pictures} /> : message}</output>
        <button type="button" className="quiet" disabled={decisions.length === 0} onClick={() => void undo()}>
          Undo
        </button>
        <span className="pair">
          <button type="button" className="quiet" aria-label="Previous picture" onClick={() => move(-1)}>
            <Icon name="up" />
          </button>
          <button type="button" className="quiet" aria-label="Next picture" onClick={() => move(1)}>
            <Icon name="down" />
          </button>
        </span>
        <button type="button" className="reject" disabled={!current} onClick={() => decideCurrent('rejected')}>
          Reject
        </button>
        <button type="button" className="accept" disabled={!current} onClick={() => decideCurrent('accepted')}>
          Accept
        </button>
      </footer>
      <dialog ref={help} aria-labelledby="help">
        <h2 id="help">Keyboard</h2>
        <dl>
          {keys.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button>Close</button>
        </form>
      </dialog>
    </>
  );
}

/** By component, or by identical change, with the largest group first. */
function groupsOf(pictures: PictureResult[], grouping: Grouping): [string, PictureResult[]][] {
  const keyOf = (picture: PictureResult) =>
    grouping === 'component' ? componentOf(picture) : (picture.change?.id ?? picture.outcome);
  const groups = Object.entries(Object.groupBy(pictures, keyOf)) as [string, PictureResult[]][];
  if (grouping === 'component')
    return groups.toSorted(([a], [b]) => a.localeCompare(b)).map(([label, members]) => [label, sorted(members)]);
  return groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([, members], index) => {
      const [first] = members;
      const kind = first?.change ? `Change ${index + 1}` : kinds[first?.outcome ?? 'new'];
      return [`${kind} in ${members.length} ${members.length === 1 ? 'picture' : 'pictures'}`, sorted(members)];
    });
}

/** The names of pictures without a verdict. */
function open(pictures: PictureResult[]): string[] {
  return pictures.filter(({ verdict }) => !verdict).map(({ name }) => name);
}

function sorted(pictures: PictureResult[]): PictureResult[] {
  return pictures.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** The next picture without a verdict that is not among the names, else the next one, else the same one. */
function nextOpen(order: PictureResult[], current: PictureResult, names: string[]): PictureResult {
  const at = order.indexOf(current);
  const following = [...order.slice(at + 1), ...order.slice(0, at)].filter(({ name }) => !names.includes(name));
  return following.find(({ verdict }) => !verdict) ?? order[at + 1] ?? current;
}

function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

interface ListItemProps {
  picture: PictureResult;
  isCurrent: boolean;
  hasComponent: boolean;
  onSelect: () => void;
}

function ListItem({ picture, isCurrent, hasComponent, onSelect }: ListItemProps) {
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

function Facts({ picture }: { picture: PictureResult }) {
  const { theme, width } = facetsOf(picture.name);
  const { outcome, pixels } = picture;
  const size = outcome === 'different' ? `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'}` : '';
  const facts = [kinds[outcome], size, `${width} px`, theme].filter(Boolean);
  return <p className="facts">{facts.join(' · ')}</p>;
}

function Summary({ pictures }: { pictures: PictureResult[] }) {
  const rejected = pictures.filter(({ verdict }) => verdict === 'rejected');
  if (rejected.length === 0) return <>All accepted. Commit tests/pictures with the code.</>;
  return (
    <>
      {pictures.length - rejected.length} accepted, {rejected.length} rejected.
    </>
  );
}

function Page() {
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    const load = async () => setReport((await (await fetch('/report.json', { cache: 'no-store' })).json()) as Report);
    void load();
    import.meta.hot?.on('report', () => void load());
  }, []);
  return report && <App report={report} onReport={setReport} />;
}

createRoot(document.querySelector('#root')!).render(<Page />);
