import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('bootstrap.sql', (backend) => {
  it("auth.email() returns the caller's address, as on hosted projects", async () => {
    const { client, email } = await backend.person();
    expect(await client.rpc('my_email')).toMatchObject({ data: email, error: null });
    expect(await backend.visitor().rpc('my_email')).toMatchObject({ data: null, error: null });
  });
});
