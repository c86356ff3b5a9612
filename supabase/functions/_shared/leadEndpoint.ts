import { readDependencies } from './database.ts';
import type { Environment } from './environment.ts';
import { guardForm } from './formGuard.ts';
import { endpoint, readJson } from './http.ts';
import type { Mail } from './mail/mail.ts';
import { sendAfterAnswer } from './mail/outbox.ts';
import { type FormSchema, parseBody } from './parseBody.ts';

interface LeadForm<Fields> {
  /** Name of the function, under which its calls are counted. */
  name: string;
  /** Selects the table. The keys of the mails begin with it. */
  kind: 'speaking-inquiry' | 'contact-message';
  schema: FormSchema<Fields>;
  mails: (id: string, fields: Fields, environment: Environment) => { owner: Mail; acknowledgement: Mail };
}

/** Stores what a form sends, with the mails to the owner and to the sender, and then tries to send them. */
export function leadEndpoint<Fields extends Record<string, string>>({ name, kind, schema, mails }: LeadForm<Fields>) {
  const dependencies = readDependencies();
  const { environment, callDatabase } = dependencies;

  return endpoint(async (request) => {
    const fields = parseBody(schema, await readJson(request));
    await guardForm(request, name, dependencies);

    const id = crypto.randomUUID();
    const { owner, acknowledgement } = mails(id, fields, environment);
    const queued = await callDatabase('store_lead', {
      p_kind: kind,
      p_id: id,
      p_fields: fields,
      p_owner_mail: owner,
      p_acknowledgement: acknowledgement,
      p_mails_per_hour: environment.formTotalPerHour,
    });
    sendAfterAnswer(queued, dependencies);
  });
}
