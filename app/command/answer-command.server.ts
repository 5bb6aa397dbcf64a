import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Out } from './out.server.ts'

/** The message is a sentence that explains why a command cannot be executed. */
export class Refused extends Error {}

/** The arguments are wrong, so the usage is printed below the message. */
export class WrongArguments extends Refused {}

/**
 * Runs a command, or prints its usage for `--help`.
 * @returns The exit code: 0 when done, 1 after a sentence that says why not.
 */
export async function answerCommand(
  args: string[],
  usage: string,
  out: Out,
  work: () => Promise<number | undefined | void>,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    out.write(usage)
    return 0
  }
  try {
    return (await work()) ?? 0
  } catch (error) {
    const isWrong = error instanceof WrongArguments || isParseError(error)
    if (!isWrong && !(error instanceof Refused)) throw error
    out.write(`${(error as Error).message}\n${isWrong ? usage : ''}`)
    return 1
  }
}

/** The message of parseArgs is a sentence that names the wrong option. */
const isParseError = (error: unknown) =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the options and exactly as many other arguments as there are `names`.
 * @throws {WrongArguments} or the error of parseArgs for an unknown option.
 */
export function readArguments<const Own extends Options>(
  args: string[],
  options: Own,
  names: string[] = [],
) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.length > names.length)
    throw new WrongArguments(`There is nothing to do with "${positionals[names.length]}".`)
  const missing = names[positionals.length]
  if (missing !== undefined) throw new WrongArguments(`${missing} is missing.`)
  return { values, positionals }
}

/**
 * Returns the one of `verbs` that the first argument names.
 * @throws {WrongArguments}
 */
export function readVerb<Verb extends string>(args: string[], verbs: readonly Verb[]): Verb {
  const [said] = args
  const verb = verbs.find((one) => one === said)
  if (verb !== undefined) return verb
  const choice = verbs.join(', ').replace(/, ([^,]*)$/, ' or $1')
  throw new WrongArguments(
    said === undefined ? `Say ${choice}.` : `There is no "${said}"; say ${choice}.`,
  )
}
