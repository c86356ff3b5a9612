import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Arguments that a command accepts. */
interface Command<Options extends ParseArgsOptionsConfig> {
  /** Output of `--help`: what the command does and its arguments. */
  usage: string;
  options?: Options;
  /** Maximum number of positional arguments. @default 0 */
  mostWords?: number;
}

const hint = '--help lists the arguments.';

/**
 * Parses the arguments. `--help` prints the usage and exits. An unknown argument exits with one sentence on standard
 * error and code 1.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>({
  usage,
  options = {} as Options,
  mostWords = 0,
}: Command<Options>) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
    const unknown = words[mostWords];
    if (unknown !== undefined) stop(`Unexpected argument '${unknown}'; ${hint}`);
    return { values, words };
  } catch (error) {
    // Node's first sentence states the error; the others are about arguments that start with a dash.
    return stop(`${(error as Error).message.split(/[.\n]/, 1)[0]}; ${hint}`);
  }
}

/** Prints the message to stderr and exits with code 1. */
export function stop(sentences: string): never {
  process.stderr.write(`${sentences}\n`);
  process.exit(1);
}
