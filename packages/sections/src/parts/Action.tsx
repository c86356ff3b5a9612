import type { ContentAction } from '@podium/data/schemas/action.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import type { ButtonLooks } from '@podium/ui/Button/buttonLooks';
import { UnavailableAction } from '@podium/ui/Button/UnavailableAction';

export interface ActionProps extends ButtonLooks {
  action: ContentAction;
}

/** An action of the content: a link, or without `href` a label with the reason (REQ-HOME-2). */
export function Action({ action, ...looks }: ActionProps) {
  if (!('href' in action)) return <UnavailableAction reason={action.reason}>{action.label}</UnavailableAction>;
  const { label, href } = action;
  return (
    <ButtonLink href={href} external={isExternal(href)} {...looks}>
      {label}
    </ButtonLink>
  );
}
