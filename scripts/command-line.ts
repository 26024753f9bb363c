import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a script with one sentence, where a stack would hide what to do. */
export function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Reads a script's options. One that it does not know ends it, because a mistyped option would be left out unseen. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return endWith(error instanceof Error ? error.message : String(error));
  }
}
