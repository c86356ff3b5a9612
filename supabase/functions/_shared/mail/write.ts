import type { Environment } from '../environment.ts';
import {
  applicationAcknowledgementMail,
  type ApplicationData,
  applicationOwnerMail,
  type OutcomeData,
} from './application.ts';
import type { Mail } from './mail.ts';
import type { OutboxRow } from './outbox.ts';
import { type AlertData, ownerAlertMail } from './ownerAlert.ts';
import { type ResourceLinkData, resourceLinkMail } from './resourceLink.ts';

/**
 * Renders a mail that a trigger has queued, from the data that the trigger stored. Null if there is nothing to send.
 *
 * @throws for a kind that this version of the function does not support
 */
export function writeMail({ kind, recipient, data }: OutboxRow, environment: Environment): Mail | null {
  switch (kind) {
    case 'resource-link':
      return resourceLinkMail(addressed(recipient), data as unknown as ResourceLinkData, environment);
    case 'application-owner':
      return applicationOwnerMail(data as unknown as ApplicationData, environment);
    case 'application-acknowledgement':
      return applicationAcknowledgementMail(addressed(recipient), data as unknown as OutcomeData, environment);
    case 'owner-alert':
      return ownerAlertMail(data as unknown as AlertData, environment);
    default:
      throw new Error(`Mails of the kind ${kind} are unknown here.`);
  }
}

function addressed(recipient: string | null): string {
  if (recipient === null) throw new Error('The mail has no address.');
  return recipient;
}
