// @ts-check
/** @import { PictureResult, Report, VisitTrouble } from '../report.ts' */

/** @typedef {{ story: string, component: string, pictures: PictureResult[], trouble: VisitTrouble[], failures: number }} Entry */

/** @type {Report} */
const report = await (await fetch('/run/report.json')).json();
const entries = entriesOf(report);

const captions = { baseline: 'Baseline', actual: 'Actual', difference: 'Difference' };

const filter = /** @type {HTMLFormElement} */ (find('filter'));
const list = find('stories');
const main = find('story');

find('summary').textContent = summaryOf(report);
const components = filter.elements.namedItem('component');
for (const component of new Set(entries.map((entry) => entry.component))) {
  const failures = entries.filter((entry) => entry.component === component && entry.failures > 0).length;
  const label = failures > 0 ? `${component} (${failures} failed)` : component;
  if (components instanceof HTMLSelectElement) components.add(new Option(label, component));
}
if (entries.every((entry) => entry.failures === 0)) {
  const all = filter.querySelector('[value="all"]');
  if (all instanceof HTMLInputElement) all.checked = true;
}
filter.addEventListener('input', showList);
addEventListener('hashchange', () => showStory(true));
showList();
showStory(false);

/** @param {string} id */
function find(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/**
 * One entry a story, in the order of the run.
 * @param {Report} from
 * @returns {Entry[]}
 */
function entriesOf({ pictures, trouble, orphans }) {
  /** @type {Map<string, Entry>} */
  const byStory = new Map();
  /** @param {{ story: string, component: string }} about */
  const entryOf = ({ story, component }) => {
    const entry = byStory.get(story) ?? { story, component, pictures: [], trouble: [], failures: 0 };
    byStory.set(story, entry);
    return entry;
  };
  for (const picture of pictures) entryOf(picture).pictures.push(picture);
  for (const each of trouble) entryOf(each).trouble.push(each);
  for (const name of orphans) {
    const about = {
      story: name,
      component: 'Baselines without a story',
      width: 0,
      kind: /** @type {const} */ ('orphan'),
    };
    entryOf(about).trouble.push({ ...about, message: 'No story has this picture: pnpm visual:update removes it.' });
  }
  for (const entry of byStory.values()) {
    entry.failures = entry.trouble.length + entry.pictures.filter(hasFailed).length;
  }
  return [...byStory.values()].toSorted((one, other) => one.story.localeCompare(other.story));
}

/** @param {PictureResult} picture */
function hasFailed({ outcome }) {
  return outcome === 'different' || outcome === 'new';
}

/** @param {Report} from */
function summaryOf({ pictures, seconds, filter: part }) {
  const failed = entries.filter((entry) => entry.failures > 0).length;
  const verdict = failed === 0 ? 'all as they ought to be' : `${failed} of ${entries.length} stories have failed`;
  const each = pictures.length > 0 ? (seconds / pictures.length).toFixed(2) : '0';
  return `${part ? `‘${part}’: ` : ''}${pictures.length} pictures, ${each} s each; ${verdict}.`;
}

function showList() {
  const { shown, component } = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(filter)));
  const wanted = entries.filter(
    (entry) => (shown === 'all' || entry.failures > 0) && (!component || entry.component === component),
  );
  find('count').textContent = `${wanted.length} ${wanted.length === 1 ? 'story' : 'stories'}`;
  list.replaceChildren(
    ...wanted.map((entry) => {
      const link = element('a', { href: `#${entry.story}` }, [
        entry.story.split('--').at(-1)?.replaceAll('-', ' ') ?? '',
      ]);
      link.prepend(element('span', { className: 'component' }, [entry.component]));
      if (entry.failures > 0) link.append(element('span', { className: 'failures' }, [`${entry.failures} failed`]));
      return element('li', {}, [link]);
    }),
  );
  markCurrent();
}

function markCurrent() {
  for (const link of list.querySelectorAll('a')) {
    if (link.hash === location.hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** @param {boolean} takesFocus */
function showStory(takesFocus) {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const entry =
    entries.find(({ story }) => story === wanted) ?? entries.find(({ failures }) => failures > 0) ?? entries[0];
  markCurrent();
  if (!entry) {
    main.replaceChildren(element('p', {}, ['The last run saw nothing.']));
    return;
  }
  main.replaceChildren(
    element('h2', {}, [entry.story]),
    ...entry.trouble.map(({ kind, width, message }) =>
      element('p', { className: 'trouble' }, [
        element('b', {}, [width ? `${kind} at ${width} px` : kind]),
        element('span', {}, [message]),
      ]),
    ),
    ...entry.pictures.toSorted((one, other) => Number(hasFailed(other)) - Number(hasFailed(one))).map(pictureView),
  );
  if (takesFocus) main.focus();
}

/** @param {PictureResult} picture */
function pictureView(picture) {
  const template = /** @type {HTMLTemplateElement} */ (find('picture'));
  const view = /** @type {HTMLElement} */ (template.content.cloneNode(true)).firstElementChild;
  const [title, outcome, choice, stage] = ['h3', '.outcome', 'fieldset', '.view'].map((each) =>
    view?.querySelector(each),
  );
  if (!view || !title || !outcome || !choice || !stage) throw new Error('The template of a picture is incomplete.');
  const sayings = {
    same: 'As it ought to be',
    updated: 'Updated',
    new: 'No baseline yet',
    different: picture.pixels === 1 ? '1 pixel differs' : `${picture.pixels} pixels differ`,
  };
  title.textContent = `${picture.width} px, ${picture.theme === 'light' ? 'Paper' : 'Plate'}`;
  // It scrolls if the pictures are wider than the page, so it must be focusable.
  stage.setAttribute('aria-label', `Pictures at ${title.textContent}`);
  outcome.textContent = sayings[picture.outcome];
  outcome.classList.toggle('failed', hasFailed(picture));
  const views = viewsOf(picture);
  for (const [index, name] of Object.keys(views).entries()) {
    const input = element('input', { type: 'radio', name: picture.name, value: name, checked: index === 0 });
    input.addEventListener('input', () => stage.replaceChildren(...(views[name]?.() ?? [])));
    choice.append(element('label', {}, [input, element('span', {}, [name])]));
  }
  stage.replaceChildren(...(Object.values(views)[0]?.() ?? []));
  return view;
}

/**
 * The ways to look at a picture, the most telling first.
 * @param {PictureResult} picture
 * @returns {Record<string, () => HTMLElement[]>}
 */
function viewsOf({ name, outcome }) {
  /** @param {'baseline' | 'actual' | 'difference'} kind */
  const one = (kind) => [
    element('figure', {}, [
      element('figcaption', {}, [captions[kind]]),
      element('img', { src: `/${kind}/${name}`, alt: `${captions[kind]} of ${name}` }),
    ]),
  ];
  if (outcome === 'new') return { Actual: () => one('actual') };
  if (outcome !== 'different') return { Baseline: () => one('baseline') };
  return {
    'Side by side': () => [...one('baseline'), ...one('actual'), ...one('difference')],
    Slider: () => [slider(name)],
    Baseline: () => one('baseline'),
    Actual: () => one('actual'),
    Difference: () => one('difference'),
  };
}

/** @param {string} name */
function slider(name) {
  const range = element('input', { type: 'range', min: '0', max: '100', value: '50' });
  range.setAttribute('aria-label', 'How much of the actual picture covers the baseline, in per cent');
  const stack = element('div', { className: 'stack' }, [
    element('img', { src: `/baseline/${name}`, alt: `baseline of ${name}` }),
    element('img', { src: `/actual/${name}`, alt: `actual picture of ${name}` }),
  ]);
  range.addEventListener('input', () => stack.style.setProperty('--covered', `${range.value}%`));
  const ends = element('p', { className: 'ends' }, [
    element('span', {}, ['Actual to the left']),
    element('span', {}, ['Baseline to the right']),
  ]);
  return element('div', { className: 'slider' }, [range, ends, stack]);
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 * @param {(Node | string)[]} [children]
 */
function element(tag, properties, children = []) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
