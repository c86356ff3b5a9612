import { writeText, type FormField } from './queuedInteractions.ts';
import { loadErrorId } from './loadError.ts';

const storageKey = 'podium-typed';

/** In ms. Short, because another person may use the tab later. */
const lifetime = 5 * 60_000;

/** Excludes passwords, choices and the honeypot field. */
const fieldSelector = 'textarea, input:is([type=text], [type=email], [type=tel]):not([autocomplete=off])';

interface TypedText {
  path: string;
  keptAt: number;
  fields: { name: string; index: number; text: string }[];
}

/**
 * While the load error advises to reload, saves the text typed into public forms for the next page load in this tab,
 * and restores what the previous page load has saved.
 *
 * @param restricted paths of the pages of signed-in users: their answers are never stored
 */
export function keepTypedTextAcrossReload(restricted: readonly string[]): void {
  addEventListener('pagehide', () => {
    const isAdvised = document.getElementById(loadErrorId)?.hidden === false;
    if (isAdvised && !restricted.includes(location.pathname)) keep();
  });
  addEventListener('DOMContentLoaded', () => restore(takeKept()));
}

function keep(): void {
  const fields = [...document.querySelectorAll<FormField>(fieldSelector)]
    .filter(({ name, value }) => name && value)
    .map((field) => ({ name: field.name, index: fieldsNamed(field.name).indexOf(field), text: field.value }));
  if (fields.length === 0) return;
  const kept: TypedText = { path: location.pathname, keptAt: Date.now(), fields };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full.
  }
}

/** Removes the saved text, and returns it if it belongs to this page. */
function takeKept(): TypedText['fields'] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as TypedText | null;
    sessionStorage.removeItem(storageKey);
    return kept?.path === location.pathname && Date.now() - kept.keptAt < lifetime ? kept.fields : [];
  } catch {
    return [];
  }
}

/** Fills existing fields, and others once they are rendered, for example in a dialog. */
function restore(fields: TypedText['fields']): void {
  let missing = fields;
  const writeWhatIsThere = () => {
    missing = missing.filter(({ name, index, text }) => {
      const field = fieldsNamed(name)[index];
      if (field && !field.value) writeText(field, text);
      return !field;
    });
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(writeWhatIsThere);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), lifetime);
  writeWhatIsThere();
}

function fieldsNamed(name: string): FormField[] {
  return [...document.querySelectorAll<FormField>(fieldSelector)].filter((field) => field.name === name);
}
