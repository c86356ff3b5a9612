import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PictureResult, Report, Verdict } from '../report.ts';
import { Facts } from './Facts.tsx';
import { Help } from './Help.tsx';
import { Icon } from './Icon.tsx';
import { ListItem } from './ListItem.tsx';
import {
  componentOf,
  facetsOfPicture,
  type Filters,
  type Grouping,
  groupsOf,
  nextOpen,
  open,
  stateOf,
} from './pictures.ts';
import { modes, Viewer } from './Viewer.tsx';

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
      <Help ref={help} />
    </>
  );
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
