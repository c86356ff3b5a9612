/** The tags of a component's JSDoc, in the order of its docs page, with their headings. */
export const usageHeadings = {
  avoid: 'When not to use it',
  content: 'What content it needs',
  do: 'Do',
  dont: "Don't",
  keyboard: 'Keyboard',
  screenReader: 'Screen readers',
} as const;

export type UsageTag = keyof typeof usageHeadings;

export interface Usage {
  /** What the component is for: the text before the first tag. */
  purpose: string;
  notes: Partial<Record<UsageTag, string>>;
}

const tag = new RegExp(`^@(${Object.keys(usageHeadings).join('|')})\\b`, 'm');

/** Ids of requirements in brackets. Docs pages omit them. */
const requirements = /\s\(REQ-[^)]*\)/g;

/** Splits the JSDoc of a component at its tags, joins the lines of paragraphs, and drops numbers of requirements. */
export function usageOf(description: string): Usage {
  const [purpose = '', ...parts] = description.split(tag).map((part) =>
    part
      .replaceAll(requirements, '')
      .trim()
      .replaceAll(/(?<!\n)\n(?!\n)\s*/g, ' '),
  );
  const notes = Object.fromEntries(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]]] : [])));
  return { purpose, notes };
}
