/** Offers a failed submission as an e-mail with this `subject` (REQ-FORM-5). */
export function emailFallback(mailbox: string, subject: string) {
  return {
    mailbox,
    subject,
    text: `What you typed is still in the form. You can mail it to ${mailbox} instead.`,
    link: 'Open as an e-mail',
    copy: 'Copy the text',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    /** Shown if the text exceeds the length limit of mailto links. */
    cut: 'The mail holds only the beginning: your text is too long for a link. Copy the text and paste it there.',
    /** Last line of a shortened e-mail. */
    cutNote: '[The rest did not fit into the link. Please paste the copied text in place of this one.]',
  };
}
