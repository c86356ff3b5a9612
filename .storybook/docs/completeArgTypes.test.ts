import { createElement } from 'react';
import type { StoryContextForEnhancers } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { completeArgTypes } from './completeArgTypes.ts';

// Undefined: the control that Storybook chooses.
test.each([
  ['a ref', false, 'other', undefined, 'ref'],
  ['an element', false, 'other', createElement('b')],
  ['a list with elements', false, 'other', ['text', [createElement('b')]]],
  ['data with elements', false, 'other', [{ id: 'slide', content: createElement('b') }]],
  ['an unset prop without a plain value', false, 'other'],
  ['text', { type: 'text' }, 'ReactNode', 'Label'],
  ['one of several unknown values', false, 'LinkPurpose', 'signup'],
  ['a boolean', undefined, 'boolean'],
  ['a string', undefined, 'string', 'Label'],
  ['data', undefined, 'other', { heading: 'Title' }],
])('%s has the control %s', (_, control, type, arg?: unknown, name = 'prop') => {
  const context = {
    argTypes: { [name]: { name, type: { name: type, value: type } } },
    initialArgs: { [name]: arg },
    parameters: {},
  };
  expect(completeArgTypes(context as unknown as StoryContextForEnhancers)[name]?.control).toEqual(control);
});
