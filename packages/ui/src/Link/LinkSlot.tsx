import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** An anchor that the host may route; `href` is a path within the site, an anchor, or an absolute URL. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

const LinkSlotContext = createContext<ComponentType<LinkSlotProps> | 'a'>('a');

/** Provides the host router's link component. Without it links are plain anchors. */
export const LinkSlotProvider = LinkSlotContext.Provider;

/** The link component in context: the host's, or a plain anchor. For links that a section styles itself. */
export function LinkSlot(props: LinkSlotProps) {
  return createElement(use(LinkSlotContext), props);
}
