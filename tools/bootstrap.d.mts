/** Runs a command; resolves to its exit code and the end of its output. */
export function run(
  command: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; cwd?: string; stdio?: 'inherit' },
): Promise<{ code: number; output: string }>;

/** The folders in brands/ that are a brand. */
export function brandNames(): string[];

/** The environment of child processes that use a brand. Without one: the default brand. */
export function toolEnvironment(brand?: string): NodeJS.ProcessEnv;
