import type { PictureResult } from '../report.ts';
import { facets, facetsOfPicture, type Filters, open } from './pictures.ts';

interface FilterBarProps {
  pictures: PictureResult[];
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** The number of undecided pictures, and the form that filters and groups them. The form holds its own state. */
export function FilterBar({ pictures, filters, onFilter }: FilterBarProps) {
  const left = open(pictures).length;
  return (
    <header>
      <h1>Pictures</h1>
      <p className="left">
        <strong>{left}</strong> of {pictures.length} to review
        <progress max={pictures.length || 1} value={pictures.length - left} aria-label="Reviewed pictures" />
      </p>
      <form
        onChange={({ currentTarget }) => onFilter(Object.fromEntries(new FormData(currentTarget)) as Filters)}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="search" name="search" aria-label="Search by story" placeholder="Search /" aria-keyshortcuts="/" />
        {facets.map((facet) => {
          const ofPictures = pictures.map((picture) => facetsOfPicture(picture)[facet]);
          const values = [...new Set(['', filters[facet] ?? '', ...ofPictures])].toSorted();
          return (
            (values.length > 2 || filters[facet]) && (
              <select key={facet} name={facet} aria-label={facet}>
                {values.map((value) => (
                  <option key={value} value={value}>
                    {value || `Every ${facet}`}
                  </option>
                ))}
              </select>
            )
          );
        })}
        <label>
          <input type="checkbox" name="identical" aria-keyshortcuts="g" /> Group identical changes <kbd>g</kbd>
        </label>
      </form>
    </header>
  );
}
