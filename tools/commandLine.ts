import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What a command can be told. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  /** What `--help` prints: what the command does, and how it is called. */
  usage: string;
  options?: Options;
  /** The most words that it takes beside its options. @default 0 */
  mostWords?: number;
}

const hint = '--help says what can be given.';

/**
 * What a command was told. `--help` prints the usage and ends the process; what the command does not know ends it with
 * one sentence on standard error and exit code 1.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>({
  usage,
  options,
  mostWords = 0,
}: Command<Options>) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const { values, positionals: words } = parse(args, options ?? ({} as Options));
  const unknown = words[mostWords];
  if (unknown !== undefined) stop(`'${unknown}' is one word too many; ${hint}`);
  return { values, words };
}

function parse<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's first sentence says what is wrong; the others advise on arguments that begin with a dash.
    return stop(`${(error as Error).message.split(/[.\n]/, 1)[0]}; ${hint}`);
  }
}

/** The number above 0 that an option was given. Anything else ends the process like an unknown option. */
export function positive(option: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) stop(`${option} takes a number above 0, not '${text}'.`);
  return number;
}

/** Ends a command with sentences for a person. */
export function stop(sentences: string): never {
  process.stderr.write(`${sentences}\n`);
  process.exit(1);
}
