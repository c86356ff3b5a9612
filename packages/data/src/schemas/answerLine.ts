/** 'E-mail: a@example.com', and without a colon after a question: 'What is it about? A question'. */
export function answerLine(label: string, answer: string): string {
  return `${label}${/[?!:？]$/.test(label) ? '' : ':'} ${answer}`;
}
