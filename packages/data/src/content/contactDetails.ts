import { brand } from './brand.ts';

/** A mailbox in words, and the link that opens the visitor's mail program. */
function mailboxLink(mailbox: string) {
  return { label: mailbox, href: `mailto:${mailbox}` };
}

/** The mailboxes and the telephone of the brand as links. */
export const contactDetails = {
  owner: mailboxLink(brand.mailboxes.owner),
  speaking: mailboxLink(brand.mailboxes.speaking),
  press: mailboxLink(brand.mailboxes.press),
  phone: { label: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
};
