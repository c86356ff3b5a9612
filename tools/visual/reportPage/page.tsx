import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Report, Verdict } from '../report.ts';
import { Action, pressShortcut } from './Action.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Notices } from './Notices.tsx';
import { PictureList } from './PictureList.tsx';
import { componentOf, factsOf, type Filters, groupsOf, isShown, open, stateOf } from './pictures.ts';
import { modes, Viewer } from './Viewer.tsx';

function App({ report, onReport }: { report: Report; onReport: (report: Report) => void }) {
  const [filters, setFilters] = useState<Filters>({});
  const [mode, setMode] = useState(0);
  const [selected, setSelected] = useState('');
  const [decisions, setDecisions] = useState<string[][]>([]);
  const [message, setMessage] = useState('');

  const pictures = report.pictures.filter(({ outcome }) => outcome !== 'same');
  const groups = groupsOf(
    pictures.filter((picture) => isShown(picture, filters)),
    filters['identical'] ? 'change' : 'component',
  );
  const order = groups.flatMap(([, members]) => members);
  const at = Math.max(
    0,
    order.findIndex(({ name }) => name === selected),
  );
  const current = order[at];

  const move = (step: number) => setSelected(order[at + step]?.name ?? selected);
  const send = async (names: string[], verdict?: Verdict) => {
    const response = await fetch('/verdicts', { method: 'POST', body: JSON.stringify({ names, verdict }) });
    const body = (await response.json()) as Report & { error?: string };
    if (response.ok) onReport(body);
    else setMessage(`Not saved: ${body.error}`);
    return response.ok;
  };
  const decide = async (names: string[], verdict: Verdict) => {
    if (!(await send(names, verdict))) return;
    setDecisions([...decisions, names]);
    setMessage(`${names.length === 1 ? names[0] : `${names.length} pictures`} ${verdict}.`);
    if (!current || !names.includes(current.name)) return;
    const others = [...order.slice(at + 1), ...order.slice(0, at)].filter(({ name }) => !names.includes(name));
    const next = others.find((picture) => !picture.verdict) ?? order[at + 1] ?? current;
    setSelected(next.name);
  };
  const undo = async () => {
    const names = decisions.at(-1);
    if (!names || !(await send(names))) return;
    setDecisions(decisions.slice(0, -1));
    setSelected(names[0] ?? '');
    setMessage('Undone.');
  };

  return (
    <>
      <FilterBar pictures={pictures} filters={filters} onFilter={setFilters} />
      <Notices report={report} />
      <PictureList
        groups={groups}
        current={current}
        hasComponents={Boolean(filters['identical'])}
        onSelect={setSelected}
        onAccept={(names) => void decide(names, 'accepted')}
      />
      <main>
        {current ? (
          <>
            <div className="subject">
              <h2>
                <small>{componentOf(current)}</small> {stateOf(current)}
              </h2>
              <p className="facts">{factsOf(current)}</p>
              <fieldset className="modes" aria-label="View">
                {modes.map((label, index) => (
                  <Action
                    key={label}
                    shortcut={`${index + 1}`}
                    aria-pressed={mode === index}
                    onClick={() => setMode(index)}
                  >
                    {label}
                  </Action>
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
        <output>{open(pictures).length === 0 && pictures.length > 0 ? summaryOf(report) : message}</output>
        <Action shortcut="u" disabled={decisions.length === 0} onClick={() => void undo()}>
          Undo
        </Action>
        <Action shortcut="k" disabled={at === 0} onClick={() => move(-1)}>
          Previous
        </Action>
        <Action shortcut="j" disabled={at >= order.length - 1} onClick={() => move(1)}>
          Next
        </Action>
        {current && (
          <>
            <Action shortcut="r" className="reject" onClick={() => void decide([current.name], 'rejected')}>
              Reject
            </Action>
            <Action shortcut="a" className="accept" onClick={() => void decide([current.name], 'accepted')}>
              Accept
            </Action>
          </>
        )}
      </footer>
    </>
  );
}

function summaryOf({ pictures }: Report): string {
  const count = (wanted: Verdict) => pictures.filter(({ verdict }) => verdict === wanted).length;
  if (count('rejected') === 0) return 'All accepted. Commit tests/pictures with the code.';
  return `${count('accepted')} accepted, ${count('rejected')} rejected.`;
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

window.addEventListener('keydown', pressShortcut);
createRoot(document.querySelector('#root')!).render(<Page />);
