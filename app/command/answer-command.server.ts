import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Out } from './out.server.ts'

/** What is asked for cannot be done; the message is a sentence that says why. */
export class Refused extends Error {}

/** The same, where the arguments are wrong: the usage is printed below it. */
export class WrongArguments extends Refused {}

/**
 * Does what a command is asked for. `--help` prints its usage and does nothing.
 * @returns The exit code: 0 where it is done, 1 where a sentence says why not.
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

/** parseArgs says in a sentence which option is wrong. */
const isParseError = (error: unknown) =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Options and the other arguments, of which there must be as many as `names`.
 * @throws {WrongArguments} or what parseArgs says of an option that there is not.
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

/** The one of `verbs` that the first argument names. */
export function readVerb<Verb extends string>(args: string[], verbs: readonly Verb[]): Verb {
  const [said] = args
  const verb = verbs.find((one) => one === said)
  if (verb !== undefined) return verb
  const choice = verbs.join(', ').replace(/, ([^,]*)$/, ' or $1')
  throw new WrongArguments(
    said === undefined ? `Say ${choice}.` : `There is no "${said}"; say ${choice}.`,
  )
}
