import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-missing-references': 'error',
    // Allowed by the standard: a name by `aria-label` in place of a legend, roles and elements of the widgets that
    // react-aria and Radix draw and test, and a form whose buttons each ask for something else (specification §4).
    'wcag/h71': 'off',
    'wcag/h32': 'off',
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
  },
});

/** What html-validate finds wrong with a page, one line for each fault. */
export async function markupFaults(path: string, html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${message} (${ruleId}) ${selector ?? ''}`.trim()),
  );
}
