import { brand } from '@podium/brands/active/content/brand.ts';

/** A mailbox as a mailto link. */
function mailboxLink(mailbox: string) {
  return { label: mailbox, href: `mailto:${mailbox}` };
}

/** The brand's mailboxes and phone number as links. */
export const contactDetails = {
  owner: mailboxLink(brand.mailboxes.owner),
  speaking: mailboxLink(brand.mailboxes.speaking),
  press: mailboxLink(brand.mailboxes.press),
  phone: { label: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
};
