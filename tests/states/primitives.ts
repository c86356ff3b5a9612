import type { StatesByName } from './catalogue.ts';

/** What the components of packages/ui have to show. */
export const primitives: StatesByName = {
  AlertDialog: {
    visual: ['Default', 'WithBody', 'Narrow'],
    others: ['Long', 'RightToLeft', 'ClosedByItsButton', 'ClosedByEscape', 'PressBesideIt'],
  },
  Badge: { visual: ['Plain', 'OnPapers'], others: ['Ok', 'Warn', 'Info', 'None', 'Bad'] },
  BrandMark: { visual: ['Default', 'OnDeep'], others: ['LongName'] },
  Button: {
    visual: ['Primary', 'Secondary', 'Destructive', 'Small', 'Focused', 'Busy', 'Disabled', 'OnEveryGround'],
    others: ['Quiet', 'FullWidth', 'LongLabel', 'BusyInForm', 'Command'],
  },
  'Button/ButtonLink': { visual: ['Default', 'Quiet'], others: ['Secondary', 'External'] },
  'Button/ComingSoonButton': { visual: ['Default', 'SmallOnRose'], others: ['Focused'] },
  Certificate: { visual: ['Whole', 'WithStub'] },
  'Certificate/CertificateOutline': { visual: ['Blank'], others: ['Empty'] },
  Container: { visual: [], others: ['Default'] },
  Drawer: {
    visual: ['Open', 'LongContent'],
    others: [
      'Shut',
      'ClosedByItsButton',
      'ClosedByTheScrim',
      'PressInside',
      'ClosedByALink',
      'OpenedByCode',
      'OpenedBeforeTheScript',
      'RightToLeft',
    ],
  },
  'Field/Checkbox': {
    visual: ['Default', 'Checked', 'WithError'],
    others: ['SpaceTicks', 'WordsTick', 'LinksDoNotTick', 'ErrorArrives', 'LongGermanLabel', 'RightToLeft'],
  },
  'Field/CheckboxGroup': {
    visual: ['TwoColumns', 'WithError'],
    others: ['Default', 'SpaceTicks', 'WithHint', 'LongGermanLabels', 'RightToLeft'],
  },
  'Field/FormStatus': { visual: ['Success', 'Failure', 'OnSun'], others: ['Arrives'] },
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
    ],
  },
  'Field/TextField': {
    visual: ['Default', 'Filled', 'WithErrorAndHint', 'Disabled', 'WithPrefix', 'OnSunWithError'],
    others: ['WithHint', 'WithError', 'WithPrefixAndError', 'OnSun', 'LongGermanLabel', 'RightToLeft', 'Registered'],
  },
  FilterGroup: {
    visual: ['Default', 'Rail'],
    others: ['WithLabel', 'NeverOff', 'ArrowKeysChoose', 'HomeAndEndChoose', 'LongGermanLabels', 'RightToLeft'],
  },
  Heading: { visual: ['Sizes'], others: ['Default', 'LargeSecondLevel', 'LongWord'] },
  Icon: { visual: ['All'] },
  Island: { visual: [], others: ['InView', 'FarBelow', 'AskedForAgain', 'Prerendered'] },
  Link: { visual: ['Default', 'Quiet'], others: ['Inherit', 'External', 'RoutedByHost'] },
  Microprint: { visual: ['Default'] },
  MisregisteredNumber: { visual: ['Default'], others: ['Narrow'] },
  Plate: { visual: ['Sitter', 'NegativeOnDeep'], others: ['Narrow', 'Lazy'] },
  Progress: { visual: ['OneThird'], others: ['TwoThirds', 'Complete', 'OutOfTwelve'] },
  Ribbon: { visual: ['Default'], others: ['Large', 'CurrentInk'] },
  Seal: {
    visual: ['Kinds', 'Tones', 'Register'],
    others: ['Default', 'Families', 'Extremes', 'List', 'Sizes', 'Cut', 'RegisterFurtherDown'],
  },
  'Seal/Watermark': { visual: ['Default'] },
  SkipLink: { visual: ['Focused'], others: ['Hidden'] },
  Stack: { visual: [], others: ['Column', 'Row', 'Between', 'List'] },
  Text: { visual: ['Sizes', 'Tones'], others: ['Body', 'Lede'] },
  ThemeSwitch: {
    visual: ['OnNight'],
    others: ['System', 'Chosen', 'BackToSystem', 'ByKeyboard', 'TwoOnAPage', 'WithoutStorage'],
  },
  'Toast/Toasts': {
    visual: ['Default', 'Destructive', 'Several'],
    others: ['None', 'SameTwice', 'Long', 'DismissedByKeyboard', 'DismissedByPointer', 'OverDialog', 'ListFailsToLoad'],
  },
  VisuallyHidden: { visual: [], others: ['NamesAButton'] },
};
