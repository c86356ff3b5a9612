import { expect, it } from 'vitest';
import { fillTemplate } from './authMail.ts';

it('mails of the auth service fill the template with escaped values', () => {
  expect(
    fillTemplate('<a href="{{ .ConfirmationURL }}">{{ .Email }}</a> {{ .Missing }}!', {
      ConfirmationURL: 'http://localhost/?a=1&b=2',
      Email: '<b>Ada</b>',
    }),
  ).toBe('<a href="http://localhost/?a=1&amp;b=2">&lt;b&gt;Ada&lt;/b&gt;</a> !');
});
