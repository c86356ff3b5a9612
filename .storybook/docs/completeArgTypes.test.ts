import { createElement } from 'react';
import type { StoryContextForEnhancers } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { completeArgTypes } from './completeArgTypes.ts';

/** The control of a prop with this type and arg; undefined where Storybook chooses. */
function controlOf(type: string, arg?: unknown, name = 'prop'): unknown {
  const context = {
    argTypes: { [name]: { name, type: { name: type } } },
    initialArgs: { [name]: arg },
    parameters: {},
  };
  return completeArgTypes(context as unknown as StoryContextForEnhancers)[name]?.control;
}

test.each([
  ['a ref', controlOf('other', undefined, 'ref')],
  ['an element', controlOf('other', createElement('b'))],
  ['a list with elements', controlOf('other', ['text', [createElement('b')]])],
  ['an unset prop without a plain value', controlOf('other')],
])('%s has no control', (_, control) => {
  expect(control).toBe(false);
});

test('text is edited as text', () => {
  expect(controlOf('other', 'Label')).toBe('text');
});

test('plain values and data keep the control that Storybook chooses', () => {
  expect(controlOf('boolean')).toBeUndefined();
  expect(controlOf('string', 'Label')).toBeUndefined();
  expect(controlOf('other', { heading: 'Title' })).toBeUndefined();
});
