import type { ContentAction } from '@podium/data/schemas/action.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import type { ButtonLooks } from '@podium/ui/Button/buttonLooks';
import { ComingSoonButton } from '@podium/ui/Button/ComingSoonButton';

export interface ActionProps extends ButtonLooks {
  /** Without `href` the button says 'Coming soon' (REQ-HOME-2). */
  action: ContentAction;
  /** Replaces 'Coming soon'. */
  hint?: string;
}

/** An action of the content: a link, or a button marked as coming soon. */
export function Action({ action: { label, href }, hint, ...looks }: ActionProps) {
  if (!href) {
    const { variant: _, ...rest } = looks;
    return (
      <ComingSoonButton {...rest} hint={hint}>
        {label}
      </ComingSoonButton>
    );
  }
  return (
    <ButtonLink href={href} external={isExternal(href)} {...looks}>
      {label}
    </ButtonLink>
  );
}
