import { useSyncExternalStore } from 'react';
import { themeStorageKey, type ThemeChoice } from './themeScript.ts';

const listeners = new Set<() => void>();

/** The choice where storage is blocked. It lasts until the page unloads. */
let unstored: ThemeChoice | undefined;

function currentChoice(): ThemeChoice {
  if (unstored) return unstored;
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
    unstored = undefined;
  } catch {
    unstored = choice;
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

/** Follows a theme chosen in another tab. Pages with a `ThemeSwitch` do so without it. */
export function followOtherTabs(): void {
  addEventListener('storage', followOtherTab);
  // A page that Back restores from memory has missed these events.
  addEventListener('pageshow', tell);
}

function subscribe(listener: () => void): () => void {
  followOtherTabs();
  listeners.add(listener);
  // It may have been chosen in another tab before the first switch was shown.
  show(currentChoice());
  return () => listeners.delete(listener);
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === themeStorageKey || key === null) tell();
}

function tell(): void {
  show(currentChoice());
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  store(choice);
  tell();
}

/** The visitor's choice. While hydrating it is `system`, as on the server; then the stored value. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}
