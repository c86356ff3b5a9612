import { renderToStaticMarkup } from 'react-dom/server';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { expect, test } from 'vitest';
import { contactSchema, type ContactInput, type ContactMessage } from '@podium/data/schemas/contact.ts';
import { MessagesProvider, type Messages } from './messages.tsx';
import { useTranslated } from './useFields.ts';

async function problemsOf(values: ContactInput, messages: Messages) {
  let resolve: Resolver<ContactInput, unknown, ContactMessage> | undefined;
  function Form() {
    resolve = useTranslated(zodResolver(contactSchema));
    return null;
  }
  renderToStaticMarkup(
    <MessagesProvider value={messages}>
      <Form />
    </MessagesProvider>,
  );
  const { errors } = await resolve!(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return errors;
}

test('REQ-TEXT-1: messages of validation are the words of the brand, and English without them', async () => {
  const values: ContactInput = { inquiry_type: 'general', name: 'M', email: 'm', message: 'Guten Tag, Welt' };
  const errors = await problemsOf(values, { email_invalid: 'Keine gültige E-Mail-Adresse' });
  expect(errors.email?.message).toBe('Keine gültige E-Mail-Adresse');
  expect(errors.name?.message).toBe('Name must be at least 2 characters');
  expect(errors.message).toBeUndefined();
});
