import type { StatesByName } from './catalogue.ts';

/** What the primitives have to show that lie over the page. */
export const overlays: StatesByName = {
  AlertDialog: {
    visual: ['Default', 'WithBody', 'WithAction', 'Narrow'],
    others: ['Long', 'RightToLeft', 'ClosedByItsButton', 'ClosedByEscape', 'PressBesideIt'],
  },
  Dialog: {
    visual: ['Default', 'WithDescriptionAndOrnament', 'WithSlip', 'WithAlertOverIt'],
    others: [
      'ClosedByItsButton',
      'ClosedByEscape',
      'ClosedByAPressBeside',
      'FocusOnAField',
      'LongContent',
      'WithToastOverIt',
      'OnAPhone',
      'LongGermanTitle',
      'RightToLeft',
      'Narrow',
      'CloseHovered',
    ],
  },
  Drawer: {
    visual: ['Open', 'LongContent'],
    others: [
      'Shut',
      'ClosedByItsButton',
      'ClosedByTheScrim',
      'PressInside',
      'Narrow',
      'ClosedByALink',
      'OpenedByCode',
      'OpenedBeforeTheScript',
      'RightToLeft',
      'CloseHovered',
    ],
  },
  'Toast/Toasts': {
    visual: ['Default', 'Destructive', 'Several'],
    others: [
      'None',
      'SameTwice',
      'Long',
      'Narrow',
      'RightToLeft',
      'DismissedByKeyboard',
      'DismissedByPointer',
      'OverDialog',
      'ListFailsToLoad',
      'Paused',
      'CloseHovered',
    ],
  },
  Tooltip: {
    visual: ['WithTheFocus'],
    others: ['Default', 'UnderThePointer', 'Touched', 'OnLink', 'InDialog', 'LongGerman', 'RightToLeft', 'Narrow'],
  },
};
