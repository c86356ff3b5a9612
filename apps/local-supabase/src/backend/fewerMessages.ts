import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;
const unsynced = { syncToFs: false };

/**
 * PGlite sends each statement in six messages and enters PostgreSQL's WebAssembly once for each of them, which costs more
 * than most statements do. Here it enters it twice, or three times where parameters have to be written in the way of their
 * types: PostgreSQL is told to end the statement in a message of its own, so that after a PANIC nobody tells it (see
 * shims/endAtPanic.ts). Answers and errors are the same. Only for data in a folder or in memory: neither has to be
 * synchronised.
 */
export function fewerMessages(driver: PGlite): void {
  const inSix = driver.query.bind(driver);

  const enter = (...messages: Uint8Array[]) => driver.execProtocolStream(Buffer.concat(messages), unsynced);

  async function send<Row>(sql: string, params: readonly unknown[]): Promise<Results<Row>> {
    const parsed = serialize.parse({ text: sql });
    let answer;
    try {
      if (params.length === 0) {
        answer = await enter(parsed, ...run([]));
      } else {
        const described = await enter(parsed, serialize.describe({ type: 'S' }));
        const types = parse.parseDescribeStatementResults(described);
        answer = await enter(...run(params.map((value, index) => written(value, types[index]))));
      }
    } finally {
      const ended = await enter(serialize.sync());
      answer = [...(answer ?? []), ...ended];
    }
    return parse.parseResults(answer, driver.parsers)[0] as Results<Row>;
  }

  function written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    return (driver.serializers[type ?? 0] ?? String)(value);
  }

  driver.query = async <Row>(sql: string, params: unknown[] = [], options?: QueryOptions) => {
    if (options !== undefined) return inSix<Row>(sql, params, options);
    /* oxlint-disable no-underscore-dangle -- PGlite's own query() takes its turn by these */
    await driver._checkReady();
    return driver._runExclusiveTransaction(() => driver._runExclusiveQuery(() => send<Row>(sql, params)));
    /* oxlint-enable no-underscore-dangle */
  };
}

function run(values: (string | null)[]): Uint8Array[] {
  return [serialize.bind({ values }), serialize.describe({ type: 'P' }), serialize.execute({})];
}
