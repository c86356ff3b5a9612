import { choose, isChoice, writeText, type FormField } from './queuedInteractions.ts';
import { loadErrorId } from './loadError.ts';

const storageKey = 'podium-typed';

/** In ms. Short, because another person may use the tab later. */
const lifetime = 5 * 60_000;

/** Excludes passwords, the honeypot field and choices that are no part of a form, for example the theme. */
const fieldSelector = [
  'textarea',
  'input:is([type=text], [type=email], [type=tel]):not([autocomplete=off])',
  'form :is([type=radio], [type=checkbox])',
].join();

/** A field with text, or a chosen option. */
export interface Entry {
  name: string;
  index: number;
  text: string;
}

/** What is stored. A page of the next release may read it. */
interface TypedText {
  path: string;
  keptAt: number;
  fields: Entry[];
}

/**
 * While the load error advises to reload, saves what was entered into public forms for the next page load in this tab,
 * and restores what the previous page load has saved.
 *
 * @param restricted paths of the pages of signed-in users: their answers are never stored
 */
export function keepTypedTextAcrossReload(restricted: readonly string[]): void {
  addEventListener('pagehide', () => {
    const isAdvised = document.getElementById(loadErrorId)?.hidden === false;
    if (isAdvised && !restricted.includes(location.pathname)) keep(readEntries(document));
  });
  addEventListener('DOMContentLoaded', () => restore(takeKept()));
}

export function readEntries(root: ParentNode): Entry[] {
  return [...root.querySelectorAll<FormField>(fieldSelector)]
    .filter((field) => field.name && (isChoice(field) ? field.checked : field.value))
    .map((field) => ({
      name: field.name,
      index: fieldsNamed(root, field.name).indexOf(field),
      text: isChoice(field) ? '' : field.value,
    }));
}

/** Enters what was read. `mayReplace`: also where there is text. Returns the entries whose fields are missing. */
export function writeEntries(root: ParentNode, entries: readonly Entry[], mayReplace = false): Entry[] {
  return entries.filter(({ name, index, text }) => {
    const field = fieldsNamed(root, name)[index];
    if (field && isChoice(field)) choose(field, true);
    else if (field && (mayReplace || !field.value)) writeText(field, text);
    return !field;
  });
}

function keep(entries: Entry[]): void {
  if (entries.length === 0) return;
  const kept: TypedText = { path: location.pathname, keptAt: Date.now(), fields: entries };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full.
  }
}

/** Removes the saved entries, and returns them if they belong to this page. */
function takeKept(): Entry[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as TypedText | null;
    sessionStorage.removeItem(storageKey);
    return kept?.path === location.pathname && Date.now() - kept.keptAt < lifetime ? kept.fields : [];
  } catch {
    return [];
  }
}

/** Fills existing fields, and others once they are rendered, for example in a dialog. */
function restore(entries: Entry[]): void {
  let missing = entries;
  const writeWhatIsThere = () => {
    missing = writeEntries(document, missing);
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(writeWhatIsThere);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), lifetime);
  writeWhatIsThere();
}

function fieldsNamed(root: ParentNode, name: string): FormField[] {
  return [...root.querySelectorAll<FormField>(fieldSelector)].filter((field) => field.name === name);
}
