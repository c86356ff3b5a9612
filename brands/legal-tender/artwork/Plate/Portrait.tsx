import { useEffect, useRef, useState } from 'react';
import { Plate } from './Plate.tsx';
import { second } from './Portrait.css.ts';

/**
 * The portrait of the home page in two inks. Once it is drawn, the second plate comes into register below it, on the
 * first page of a visit. While the page scrolls, the plates move apart. The second plate uses the file of the first. It
 * is rendered in the browser only, so that its styles are not in the page.
 */
export function Portrait() {
  const first = useRef<HTMLSpanElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const drawings = first.current?.getAnimations() ?? [];
    void Promise.allSettled(drawings.map(({ finished }) => finished)).then(() => setIsDrawn(true));
  }, []);

  return (
    <>
      {isDrawn && (
        <span className={second}>
          <Plate name="sitter" ink="current" />
        </span>
      )}
      <Plate ref={first} name="sitter" />
    </>
  );
}
