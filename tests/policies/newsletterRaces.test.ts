import { expect, it } from 'vitest';
import { describeBackends } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';

const [confirm, leave, leaveLater] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];
const email = 'reader@podium.example';
const p_mail = { subject: 'A sample', text: 'Words.', html: '<p>Words.</p>' };

const parameters: Record<string, Record<string, unknown>> = {
  newsletter_confirm: { p_token_hash: confirm, p_unsubscribe_hash: leaveLater, p_mail },
  newsletter_unsubscribe: { p_token_hash: leave, p_mail },
};

async function begin(backend: TestBackend): Promise<void> {
  await backend.service().rpc('newsletter_begin', {
    p_email: email,
    p_source: 'website',
    p_confirm_hash: confirm,
    p_unsubscribe_hash: leave,
    p_mail: { ...p_mail, to: email },
  });
}

/** Updates of links take longer: once a row is locked, or before. Returns a function that waits for one to begin. */
async function slowUpdates(backend: TestBackend, level: 'row' | 'statement'): Promise<() => Promise<void>> {
  // Sequences are visible to other sessions before the commit.
  await backend.exec(`
    create sequence private.begun;
    create function private.take_time() returns trigger language plpgsql
      as $$ begin perform nextval('private.begun'), pg_sleep(0.3); return new; end $$;
    create trigger take_time before update on private.newsletter_tokens
      for each ${level} execute function private.take_time();
  `);
  return async () => {
    const hasBegun = () => backend.query('select is_called from private.begun');
    await expect.poll(hasBegun, { timeout: 10_000 }).toEqual([{ is_called: true }]);
  };
}

describeBackends('REQ-NEWS-1: concurrent calls with links of the newsletter', (start) => {
  it.each([
    ['leaving', 'confirming', 'newsletter_unsubscribe', 'newsletter_confirm', ['unsubscribed', 'used']],
    ['confirming', 'leaving', 'newsletter_confirm', 'newsletter_unsubscribe', ['confirmed', 'unsubscribed']],
    ['confirming', 'confirming again', 'newsletter_confirm', 'newsletter_confirm', ['confirmed', 'confirmed']],
  ])('%s, then %s: both are answered, in order', async (_first, _second, first, second, answers) => {
    const backend = await start();
    const service = backend.service();
    await begin(backend);
    // The update of the links keeps the subscriber locked for a while.
    const hasBegun = await slowUpdates(backend, 'row');
    const press = async (name: string) => service.rpc(name, parameters[name]);
    const early = press(first);
    await hasBegun();
    const results = await Promise.all([early, press(second)]);
    const said = results.map(({ data, error }) => error ?? (data as { result: string }[])[0]?.result);
    expect(said).toEqual(answers);
  });

  it('REQ-OPS-5: a person is erased while the worker claims the mail with the link', async () => {
    const backend = await start();
    await begin(backend);
    const hasBegun = await slowUpdates(backend, 'statement');
    const claim = backend.service().rpc('outbox_claim');
    const claimed = (async () => (await claim).error)();
    await hasBegun();
    await backend.query('select private.erase_person($1)', [email]);
    expect(await claimed).toBeNull();
    expect(await backend.query('select from public.mail_outbox')).toEqual([]);
  });
});
