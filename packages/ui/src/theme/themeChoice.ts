import { useSyncExternalStore } from 'react';
import { themeStorageKey, type ThemeChoice } from './themeScript.ts';

const listeners = new Set<() => void>();

/** Also kept in memory: storage may be blocked. */
let chosen: ThemeChoice | undefined;

function currentChoice(): ThemeChoice {
  chosen ??= storedChoice();
  return chosen;
}

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function store(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Without storage the choice lasts until the page unloads.
  }
}

function show(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    if (choice === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === choice ? 'all' : 'not all';
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', followOtherTab);
  listeners.add(listener);
  // It may have been chosen in another tab before the first switch was shown.
  show(currentChoice());
  return () => listeners.delete(listener);
}

function followOtherTab({ key }: StorageEvent): void {
  if (key !== themeStorageKey && key !== null) return;
  apply(storedChoice());
}

function apply(choice: ThemeChoice): void {
  chosen = choice;
  show(choice);
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  store(choice);
  apply(choice);
}

/** The visitor's choice. While hydrating it is `system`, as on the server; then the stored value. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}
