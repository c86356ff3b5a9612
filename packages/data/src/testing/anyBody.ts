import {
  type Arbitrary,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  nat,
  oneof,
  record,
  string,
  tuple,
  uint8Array,
} from 'fast-check';

export interface AnyBody {
  method: string;
  contentType: string;
  body: string | Uint8Array<ArrayBuffer>;
}

type Fields = Record<string, unknown>;

/** Texts that often cause bugs: control and bidi characters, lone surrogates, quotes, markup, paths, formulas. */
const nasty = constantFrom(
  '',
  ' ',
  'a\u0000b',
  '\r\nBcc: all@podium.example',
  '\u001b[2J',
  '\u0085',
  '\u2028',
  '\u202eabc',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '1e999',
);

/** Texts near the length limits of fields, valid or not. */
const nearALimit = tuple(
  constantFrom('x', 'é', '😀', ' '),
  constantFrom(1, 2, 9, 10, 50, 100, 200, 255, 1000, 5000),
).chain(([letter, length]) => integer({ min: length - 1, max: length + 1 }).map((count) => letter.repeat(count)));

const anyText = oneof(string({ unit: 'binary' }), string({ unit: 'grapheme' }), nasty, nearALimit);
const anyValue = oneof({ weight: 3, arbitrary: anyText }, { weight: 1, arbitrary: jsonValue() });

/** Mostly the first. */
const mostly = <T>(usual: Arbitrary<T>, other: Arbitrary<T>, weight = 8) =>
  oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

/** A valid body with some fields changed, missing or added. */
function spoiled(good: Fields): Arbitrary<Fields> {
  const fields = Object.fromEntries(
    Object.entries(good).map(([name, value]) => [name, mostly(constant(value), anyValue)]),
  );
  const added = mostly<Fields>(constant({}), dictionary(anyText, anyValue), 4);
  return tuple(mostly<Fields>(record(fields), record(fields, { requiredKeys: [] }), 3), added).map(
    ([some, others]) => ({ ...some, ...others }),
  );
}

function bodies(good: Fields): Arbitrary<AnyBody['body']> {
  const text = JSON.stringify(good);
  return mostly<AnyBody['body']>(
    spoiled(good).map((fields) => JSON.stringify(fields)),
    oneof(
      jsonValue().map((value) => JSON.stringify(value)),
      nat(text.length).map((length) => text.slice(0, length)),
      uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
      constantFrom(65_536, 65_537, 200_000).map((size) => ' '.repeat(size)),
    ),
    2,
  );
}

const contentTypes = ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** Runs `check` with `count` random variations of a valid body. Throws with the smallest failing one. */
export async function tryBodies(good: Fields, count: number, check: (sent: AnyBody) => Promise<void>): Promise<void> {
  const sent = record({
    method: mostly(constant('POST'), constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'HEAD')),
    contentType: mostly(constant('application/json'), constantFrom(...contentTypes)),
    body: bodies(good),
  });
  await assert(asyncProperty(sent, check), { numRuns: count });
}
