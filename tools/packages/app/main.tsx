import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '@podium/sections/styles.css';
import '@podium/ui/styles.css';
import { AuthPage } from '@podium/sections/AuthForm/AuthPage';
import { RichText } from '@podium/sections/parts/RichText';
import { ArtworkProvider, type Artwork } from '@podium/ui/Artwork/Artwork';
import { Button } from '@podium/ui/Button/Button';
import { Text } from '@podium/ui/Text/Text';
import { brandCss } from '@podium/ui/theme/brandCss';
import { ToastProvider, useToasts } from '@podium/ui/Toast/Toasts';
import { examples, theme, type Example } from './examples.js';

/** Renders each component by itself. Logs errors to the console, and sets the title of the page when all are done. */

const Dot = () => (
  <svg className="artwork" viewBox="0 0 8 8" aria-hidden>
    <circle cx="4" cy="4" r="4" fill="currentColor" />
  </svg>
);

const artwork: Artwork = {
  Mark: ({ name }) => <b className="artwork">{name ?? 'Brand'}</b>,
  Emblem: Dot,
  Illustration: Dot,
  Divider: () => <hr className="artwork" />,
  GrowthChart: Dot,
};

function Themed() {
  const { show } = useToasts();
  useEffect(() => show({ title: 'A toast' }), [show]);
  return (
    <AuthPage content={{ brand: { name: 'Brand', href: '/' }, loading: 'Loading' }} isLoading={false}>
      <Text>
        <RichText text={['Text with ', { label: 'a link', href: '/' }]} />
      </Text>
      <Button>Press</Button>
    </AuthPage>
  );
}

const themed: Example = {
  Component: Themed,
  isShown: () => {
    const button = document.querySelector('main button');
    if (!button || !document.body.textContent.includes('A toast')) return false;
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button);
    return backgroundColor === 'rgb(42, 52, 220)' && borderRadius === '10px' && fontFamily.includes('Instrument Sans');
  },
};

const rulesIn = (parent: CSSStyleSheet | CSSGroupingRule): CSSRule[] =>
  [...parent.cssRules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule) : [])]);

const styledClasses = [...document.styleSheets]
  .flatMap(rulesIn)
  .flatMap((rule) => (rule instanceof CSSStyleRule ? (rule.selectorText.match(/\.[\w-]+/g) ?? []) : []));

async function becomesTrue(condition: () => boolean): Promise<boolean> {
  const end = performance.now() + 5_000;
  while (performance.now() < end) {
    if (condition()) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}

const style = document.createElement('style');
style.textContent = brandCss(theme);
document.head.append(style);

for (const [name, { Component, isShown }] of Object.entries({ themed, ...examples })) {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <ArtworkProvider value={artwork}>
      <ToastProvider>
        <Component />
      </ToastProvider>
    </ArtworkProvider>,
  );
  const isDone = isShown ?? (() => document.body.querySelector(`:is(${styledClasses.join()})`) !== null);
  if (!(await becomesTrue(isDone))) console.error(`${name} renders nothing, or without styles: ${element.innerHTML}`);
  root.unmount();
  element.remove();
}
document.title = 'Done';
