import { clause, drawing } from './drawing.css.ts';

/** A page of a contract with one clause bracketed in red. Decorative. */
export function ContractDrawing() {
  return (
    <svg className={drawing} viewBox="-18 0 216 152" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M0 6h182M0 20h196M0 34h170M0 48h190M0 104h186M0 118h194M0 132h150M0 146h90"
        strokeWidth="1.4"
        opacity="0.5"
      />
      <path className={clause} d="M0 62h196M0 76h178M0 90h140M-10 56h-6v40h6" strokeWidth="2.2" />
    </svg>
  );
}
