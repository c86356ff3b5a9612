const softHyphen = '\u00AD';
const joints = /([ \u00AD])/;

/**
 * Breaks text into lines, each as full as possible. Words break only at soft hyphens, which become visible.
 *
 * @param fits whether a line is short enough
 * @returns undefined when a word does not fit on a line
 */
export function breakWords(text: string, fits: (line: string) => boolean): string[] | undefined {
  const [first = '', ...rest] = text.split(joints);
  const lines: string[] = [];
  let line = first;
  for (let index = 0; index < rest.length; index += 2) {
    const [joint, piece = '', nextJoint] = rest.slice(index);
    const longer = line + (joint === ' ' ? ' ' : '') + piece;
    if (fits(nextJoint === softHyphen ? `${longer}-` : longer)) {
      line = longer;
    } else {
      lines.push(joint === softHyphen ? `${line}-` : line);
      line = piece;
    }
  }
  lines.push(line);
  return lines.every(fits) ? lines : undefined;
}
