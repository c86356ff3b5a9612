import { createElement, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { askForContrast, tellContrast, type ContrastReading } from '../contrast/readings.ts';

/** Time until a change of theme has been applied, in ms. */
const settling = 400;

/** The distinct pairs of text and surface colours in the story, lowest contrast first. */
export function ContrastPanel({ isActive }: { isActive: boolean }) {
  const [readings, setReadings] = useState<ContrastReading[]>([]);
  const emit = useChannel({
    [tellContrast]: setReadings,
    [STORY_RENDERED]: () => emit(askForContrast),
    [GLOBALS_UPDATED]: () => void setTimeout(() => emit(askForContrast), settling),
  });
  useEffect(() => {
    if (isActive) emit(askForContrast);
  }, [isActive, emit]);
  if (!isActive) return null;
  return createElement(
    'table',
    { className: 'contrast-panel' },
    createElement('thead', null, row('th', ['Ratio', 'Needs', 'Words', 'Text', 'Surface'])),
    createElement('tbody', null, ...readings.map(lineOf)),
  );
}

function lineOf({ ratio, least, words, text, surface }: ContrastReading) {
  const sample = createElement('span', { style: { color: text, background: surface, padding: '2px 8px' } }, words);
  return row('td', [verdict(ratio, least), `${least} : 1`, sample, text, surface]);
}

function verdict(ratio: number | undefined, least: number): string {
  if (ratio === undefined) return 'look at it';
  return `${ratio < least ? '▲ ' : ''}${ratio.toFixed(2)} : 1`;
}

function row(cell: 'td' | 'th', contents: readonly React.ReactNode[]) {
  return createElement('tr', null, ...contents.map((content, column) => createElement(cell, { key: column }, content)));
}
