import type { StatesByName } from './catalogue.ts';

/** What the primitives have to show that take an answer. */
export const fields: StatesByName = {
  'Field/Checkbox': {
    visual: ['Default', 'Checked', 'WithError'],
    others: [
      'SpaceTicks',
      'WordsTick',
      'LinksDoNotTick',
      'ErrorArrives',
      'LongGermanLabel',
      'RightToLeft',
      'Disabled',
      'Narrow',
    ],
  },
  'Field/CheckboxGroup': {
    visual: ['TwoColumns', 'WithError'],
    others: ['Default', 'SpaceTicks', 'WithHint', 'LongGermanLabels', 'RightToLeft', 'Disabled', 'Narrow'],
  },
  'Field/ChipGroup': {
    visual: ['Chosen', 'WithError', 'Disabled'],
    others: ['Default', 'PressedTwice', 'ByKeyboard', 'WithHint', 'LongGermanLabels', 'RightToLeft'],
  },
  'Field/DecoyField': { visual: [], others: ['InAForm'] },
  'Field/FormStatus': {
    visual: ['Success', 'Failure', 'OnSun'],
    others: ['Arrives', 'Toasted', 'LongGermanSentence', 'RightToLeft'],
  },
  'Field/RadioGroup': {
    visual: ['Chosen', 'WithError'],
    others: [
      'Default',
      'ArrowKeysChoose',
      'BriefArrowKeysChoose',
      'TwoColumns',
      'WithHint',
      'FocusedByItsForm',
      'LongGermanLabels',
      'RightToLeft',
      'Disabled',
      'Narrow',
      'Hovered',
    ],
  },
  'Field/Select': {
    visual: ['Default', 'Opened', 'WithError', 'Disabled', 'OnSun'],
    others: [
      'Chosen',
      'ByKeyboard',
      'ShutByEscape',
      'FoundByLetter',
      'InAForm',
      'Optional',
      'LongGermanOptions',
      'RightToLeft',
      'InADialog',
    ],
  },
  'Field/TextArea': {
    visual: ['WithHintAndCount', 'WithError', 'Disabled', 'OnSun'],
    others: [
      'Default',
      'Filled',
      'Optional',
      'Counts',
      'TooLong',
      'Grows',
      'GrowsByScript',
      'Reset',
      'Registered',
      'LongGermanLabel',
      'RightToLeft',
      'Narrow',
    ],
  },
  'Field/TextField': {
    visual: ['Default', 'Filled', 'WithErrorAndHint', 'Disabled', 'WithPrefix', 'OnSunWithError'],
    others: [
      'WithHint',
      'WithError',
      'WithPrefixAndError',
      'OnSun',
      'LongGermanLabel',
      'RightToLeft',
      'Registered',
      'Optional',
      'OnSunDisabled',
      'Narrow',
      'Hovered',
    ],
  },
};
