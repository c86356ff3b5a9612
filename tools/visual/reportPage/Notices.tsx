import type { Report } from '../report.ts';

/** Issues of the run, and the origin of local baselines. */
export function Notices({ report: { localBaselines, issues } }: { report: Report }) {
  return (
    <>
      {localBaselines && (
        <p className="notice">
          Compared with pictures of the main branch from this machine. Accepting changes those only, nothing in git: the
          report that CI uploads has the pictures to commit.
        </p>
      )}
      {issues.length > 0 && (
        <details className="notice">
          <summary>{issues.length} other failures: play functions, accessibility, console</summary>
          <ul>
            {issues.map(({ story, width, kind, message }) => (
              <li key={`${story} ${width} ${kind} ${message}`}>
                <strong>{story}</strong> at {width} px, {kind}: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
