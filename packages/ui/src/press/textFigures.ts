/*
 * What the seal contract reads out of the words and figures of an item.
 */

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function numbersIn(text: string): number[] {
  return (text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []).map(Number);
}

/** 0 where there is none. */
export function firstNumber(text: string): number {
  return numbersIn(text)[0] ?? 0;
}

/** The middle of a range: 30 for '25-35%'. */
export function middleOf(range: string): number {
  const numbers = numbersIn(range);
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The first two figures of a number, whatever its size: 41 for '4.1×', 10 for '10,000+', 9 for '9 into 1'. */
export function leadingFigures(text: string): number {
  const [number = ''] = text.match(/\d[\d.,]*/) ?? [];
  return Number(number.replaceAll(/\D/g, '').slice(0, 2));
}

/** Days of an event, both ends included. */
export function daysFrom(first: string, last: string): number {
  const dayLength = 24 * 60 * 60 * 1000;
  return 1 + Math.round((Date.parse(last) - Date.parse(first)) / dayLength);
}
