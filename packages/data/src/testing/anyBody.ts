import {
  type Arbitrary,
  array,
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
  subarray,
  tuple,
  uint8Array,
} from 'fast-check';

export interface AnyBody {
  method: string;
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
}

type Fields = Record<string, unknown>;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Texts that often cause bugs: control and bidi characters, lone surrogates, quotes, markup, paths, formulas. */
const nasty = constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nBcc: all@podium.example',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u202eabc',
  '\ud800',
  '😀'.repeat(200),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=1+1',
  '__proto__',
  'constructor',
  'null',
  '1e999',
  'ş'.repeat(1000),
);

/** Texts near the length limits of fields, valid or not. */
const nearALimit = tuple(
  constantFrom('x', 'é', '😀', ' '),
  constantFrom(1, 2, 9, 10, 50, 100, 200, 255, 1000, 5000),
).chain(([letter, length]) => integer({ min: length - 1, max: length + 1 }).map((count) => letter.repeat(count)));

const address = tuple(string({ maxLength: 20 }), constantFrom('@podium.example', '@', '@x', ' <a@podium.example>')).map(
  ([name, rest]) => `${name}${rest}`,
);

const anyText = oneof(string({ unit: 'binary' }), string({ unit: 'grapheme' }), nasty, nearALimit, address);
const anyValue = oneof({ weight: 3, arbitrary: anyText }, { weight: 1, arbitrary: jsonValue() });

/** A valid body with some fields changed, missing or added. */
function spoiled(good: Fields): Arbitrary<Fields> {
  const names = Object.keys(good);
  const someOf = (most: number) => subarray(names, { maxLength: Math.min(most, names.length) });
  return tuple(
    someOf(3).chain((changed) => tuple(...changed.map((name) => tuple(constant(name), anyValue)))),
    oneof({ weight: 3, arbitrary: constant<string[]>([]) }, { weight: 1, arbitrary: someOf(2) }),
    oneof({ weight: 4, arbitrary: constant<Fields>({}) }, { weight: 1, arbitrary: dictionary(anyText, anyValue) }),
  ).map(([changes, missing, added]) => {
    const fields = { ...good, ...Object.fromEntries(changes), ...added };
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !missing.includes(name)));
  });
}

/** JSON with a piece removed or inserted. */
const broken = (text: string) =>
  tuple(nat(text.length), nat(3), string({ unit: 'binary', maxLength: 3 })).map(
    ([at, length, inserted]) => text.slice(0, at) + inserted + text.slice(at + length),
  );

function bodies(good: Fields): Arbitrary<AnyBody['body']> {
  return oneof(
    { weight: 8, arbitrary: spoiled(good).map((fields) => utf8(JSON.stringify(fields))) },
    { weight: 2, arbitrary: broken(JSON.stringify(good)).map(utf8) },
    { weight: 2, arbitrary: jsonValue().map((value) => utf8(JSON.stringify(value))) },
    { weight: 1, arbitrary: array(jsonValue(), { maxLength: 3 }).map((values) => utf8(JSON.stringify(values))) },
    { weight: 1, arbitrary: uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: constantFrom(65_536, 65_537, 200_000).map((size) => new Uint8Array(size).fill(0x20)) },
  );
}

const often = <T>(usual: T, ...others: T[]) =>
  oneof({ weight: 12, arbitrary: constant(usual) }, { weight: 1, arbitrary: constantFrom(...others) });

function formatRequest({ method, contentType, body }: AnyBody): string {
  const text = JSON.stringify(new TextDecoder().decode(body));
  return `${method} ${contentType} ${text.length > 500 ? `${text.slice(0, 500)}… (${body.length} bytes)` : text}`;
}

/** Runs `check` with `count` random variations of a valid body. Throws with the smallest failing one. */
export async function tryBodies(good: Fields, count: number, check: (sent: AnyBody) => Promise<void>): Promise<void> {
  const sent = record({
    method: often('POST', 'GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'),
    contentType: often(
      'application/json',
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
    ),
    body: bodies(good),
  });
  await assert(asyncProperty(sent, check), {
    numRuns: count,
    reporter({ failed, counterexample, errorInstance, seed }) {
      if (!failed) return;
      const [smallest] = counterexample ?? [];
      throw new Error(`Seed ${seed}: ${smallest ? formatRequest(smallest) : ''}`, { cause: errorInstance });
    },
  });
}
