import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** An anchor that a host may route itself; `href` is a path within the site, an anchor, or a full address. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

function PlainAnchor({ children, ...rest }: LinkSlotProps) {
  return <a {...rest}>{children}</a>;
}

const LinkSlotContext = createContext<ComponentType<LinkSlotProps>>(PlainAnchor);

/** Hands every link below it to the host's router. Without it links are plain anchors. */
export const LinkSlotProvider = LinkSlotContext.Provider;

/** The anchor in force: the host's, or a plain one. For links that a section styles itself. */
export function LinkSlot(props: LinkSlotProps) {
  return createElement(use(LinkSlotContext), props);
}
