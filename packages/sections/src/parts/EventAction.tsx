import { Action, type ActionProps } from './Action.tsx';

interface EventActionProps extends ActionProps {
  /** The notice that the event took place, once it is over. */
  pastEvent?: string;
}

/** The action of an event; once it is over, its label without the link, with the notice as reason. */
export function EventAction({ action, pastEvent, ...looks }: EventActionProps) {
  if (pastEvent === undefined) return <Action action={action} {...looks} />;
  return <Action action={{ label: action.label, reason: pastEvent }} />;
}
