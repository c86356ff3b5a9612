import { createContext, use, type AnchorHTMLAttributes, type ComponentType } from 'react';

/** An anchor that a host may route itself; `href` is a path within the site, an anchor, or a full address. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function PlainAnchor(props: LinkSlotProps) {
  return <a {...props} />;
}

const LinkSlotContext = createContext<ComponentType<LinkSlotProps>>(PlainAnchor);

/** Hands every link below it to the host's router. Without it links are plain anchors. */
export const LinkSlotProvider = LinkSlotContext.Provider;

export function useLinkSlot(): ComponentType<LinkSlotProps> {
  return use(LinkSlotContext);
}
