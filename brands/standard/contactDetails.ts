import { brand } from '@podium/brands/active/content/brand.ts';

function mailboxLink(mailbox: string) {
  return { label: mailbox, href: `mailto:${mailbox}` };
}

export const contactDetails = {
  owner: mailboxLink(brand.mailboxes.owner),
  speaking: mailboxLink(brand.mailboxes.speaking),
  press: mailboxLink(brand.mailboxes.press),
  phone: { label: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
};
