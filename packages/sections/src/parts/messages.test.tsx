import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactSchema, type ContactInput, type ContactMessage } from '@podium/data/schemas/contact.ts';
import { MessagesProvider } from './messages.tsx';
import { type FormWithFields, useFields } from './useFields.ts';

test('REQ-TEXT-1: messages of validation are the words of the brand, and English without them', async () => {
  const values: ContactInput = { inquiry_type: 'general', name: 'M', email: 'm', message: 'Guten Tag, Welt' };
  let form: FormWithFields<ContactInput, ContactMessage> | undefined;
  function Form() {
    form = useFields(contactSchema, values);
    return null;
  }
  renderToStaticMarkup(
    <MessagesProvider value={{ email_invalid: 'Keine gültige E-Mail-Adresse' }}>
      <Form />
    </MessagesProvider>,
  );
  await form?.trigger();
  const messageOf = (name: keyof ContactInput) => form?.getFieldState(name).error?.message;
  expect(messageOf('email')).toBe('Keine gültige E-Mail-Adresse');
  expect(messageOf('name')).toBe('Name must be at least 2 characters');
  expect(messageOf('message')).toBeUndefined();
});
