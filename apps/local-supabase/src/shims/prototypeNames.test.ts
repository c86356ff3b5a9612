import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

/** Enumerable names that every object of this process inherits. */
function inheritedByAll(): string[] {
  const names: string[] = [];
  for (const name in {}) names.push(name);
  return names;
}

describeFixture('REQ-SAFE-1: prototypeNames', (backend) => {
  it('refuses inherited property names as columns, and keeps Object.prototype unchanged', async () => {
    const { client } = await backend.person();
    await client.from('notes').insert({ words: 'mine' });
    const names = ['__proto__', 'constructor', '"__proto__"', 'toString', 'notes.__proto__'];
    for (const name of [...names, '__proto__[a]', 'constructor[a]', 'constructor->a', ' constructor']) {
      const answer = await client.from('notes').select().eq(name, '1');
      expect(answer).toMatchObject({ status: 400, error: { code: '42703', message: `column ${name} does not exist` } });
      expect((await client.from('notes').delete().eq(name, '1')).status).toBe(400);
      expect(inheritedByAll()).toEqual([]);
    }
    expect(await client.from('notes').select('words')).toMatchObject({ data: [{ words: 'mine' }] });
  });

  it('keeps Object.prototype unchanged for names of embedded tables', async () => {
    for (const name of ['role', 'order', 'limit', 'a.limit']) {
      const query = `select=__proto__:entries(id)&__proto__.${name}=eq.1`;
      expect((await backend.request(`/rest/v1/notes?${query}`)).ok).toBe(false);
    }
    expect(inheritedByAll()).toEqual([]);
    expect(() => Object.assign(Object.prototype, { role: 'service_role' })).toThrow(TypeError);
  });
});
