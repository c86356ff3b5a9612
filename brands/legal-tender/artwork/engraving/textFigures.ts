/* Numbers that the seal contract derives from the texts of an item. */

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function numbersIn(text: string): number[] {
  return (text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []).map(Number);
}

/** 0 if there is no number. */
export function firstNumber(text: string): number {
  return numbersIn(text)[0] ?? 0;
}

/** The middle of a range: 30 for '25-35%'. */
export function middleOf(range: string): number {
  const numbers = numbersIn(range);
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The first two digits of a number: 41 for '4.1×', 10 for '10,000+', 9 for '9 into 1'. */
export function leadingFigures(text: string): number {
  const [number = ''] = text.match(/\d[\d.,]*/) ?? [];
  return Number(number.replaceAll(/\D/g, '').slice(0, 2));
}

/** Number of days of an event, including the first and the last. */
export function daysFrom(first: string, last: string): number {
  const dayLength = 24 * 60 * 60 * 1000;
  return 1 + Math.round((Date.parse(last) - Date.parse(first)) / dayLength);
}
