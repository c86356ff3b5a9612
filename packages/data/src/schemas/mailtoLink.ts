export interface MailDraft {
  mailbox: string;
  subject: string;
  body: string;
}

/** Maximum length of a mailto link, in characters: Outlook on Windows cuts off at about 2,000. */
export const MAXIMUM_MAILTO = 2000;

/** The mailto link of a draft. Lines end with CRLF (RFC 6068, 5). */
export function mailtoLink({ mailbox, subject, body }: MailDraft): string {
  // A lone surrogate, which pasting can leave behind, cannot be encoded.
  const lines = body.toWellFormed().replaceAll(/\r\n?|\n/g, '\r\n');
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject.toWellFormed())}&body=${encodeURIComponent(lines)}`;
}

/** The mailto link of a draft, its body shortened to fit MAXIMUM_MAILTO. `cutNote` ends a shortened body. */
export function fittingMailtoLink(draft: MailDraft, cutNote: string): { href: string; isCut: boolean } {
  const whole = mailtoLink(draft);
  if (whole.length <= MAXIMUM_MAILTO) return { href: whole, isCut: false };
  const characters = Array.from(draft.body);
  const linkOf = (count: number) =>
    mailtoLink({ ...draft, body: `${characters.slice(0, count).join('')}\n\n${cutNote}` });
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (linkOf(middle).length <= MAXIMUM_MAILTO) fits = middle;
    else tooMany = middle;
  }
  return { href: linkOf(fits), isCut: true };
}
