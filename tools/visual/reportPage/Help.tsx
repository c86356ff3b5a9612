import type { Ref } from 'react';
import { modes } from './Viewer.tsx';

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

/** The keys of the report. */
export function Help({ ref }: { ref: Ref<HTMLDialogElement> }) {
  return (
    <dialog ref={ref} aria-labelledby="help">
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
  );
}
