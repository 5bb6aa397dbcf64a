import { quoted } from '#app/i18n/quoted.ts'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { printable, type Out } from './out.server.ts'

/** The message is a sentence that explains why a command cannot be executed. */
export class CommandError extends Error {}

/** The arguments are wrong, so the usage is printed below the message. */
export class UsageError extends CommandError {}

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
    const isWrong = error instanceof UsageError || isParseError(error)
    if (!isWrong && !(error instanceof CommandError)) throw error
    out.write(`${error.message}\n${isWrong ? usage : ''}`)
    return 1
  }
}

/** A file with one wrong column would fill the screen. */
const mostFaults = 20

/**
 * Returns what was done.
 * @throws {CommandError} with a sentence for each fault.
 */
export function requireOk<Outcome extends { ok: boolean }>(
  outcome: Outcome | Refused<Pick<Fault, 'sentence'>>,
): Exclude<Outcome, { ok: false }> {
  if (!('faults' in outcome)) return outcome as Exclude<Outcome, { ok: false }>
  const more = outcome.faults.length - mostFaults
  const sentences = outcome.faults
    .slice(0, mostFaults)
    .map(({ sentence }) => printable(`${sentence}.`))
  throw new CommandError([...sentences, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'))
}

/** The message of parseArgs is a sentence that names the wrong option. */
export const isParseError = (error: unknown): error is Error =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the options and exactly as many other arguments as there are `names`.
 * @param mostMore At most this many arguments may follow them.
 * @throws {UsageError} or the error of parseArgs for an unknown option.
 */
export function readArguments<const Own extends Options>(
  args: string[],
  options: Own,
  names: string[] = [],
  mostMore = 0,
) {
  const { values, positionals: parsed } = parseArgs({
    args: joinNegatives(args, options).map(shieldNegative),
    options,
    allowPositionals: true,
  })
  const positionals = parsed.map(unshieldNegative)
  if (positionals.length > names.length + mostMore)
    throw new UsageError(`Unexpected argument: ${quoted(positionals[names.length + mostMore])}.`)
  const missing = names[positionals.length]
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`)
  return { values, positionals }
}

/** Returns `--amount=-5` for `--amount -5`, which parseArgs calls ambiguous, so that the command says what is wrong with it. */
const joinNegatives = (args: string[], options: Options): string[] =>
  args.reduce<string[]>((joined, one) => {
    const option = joined.at(-1) ?? ''
    const takesText = option.startsWith('--') && options[option.slice(2)]?.type === 'string'
    return takesText && /^-[.,]?\d/.test(one)
      ? [...joined.slice(0, -1), `${option}=${one}`]
      : [...joined, one]
  }, [])

/** Puts a space before `-5`, which parseArgs takes for an option, so that the command says what is wrong with it. */
const shieldNegative = (typed: string) => typed.replace(/^-(?=[.,]?\d)/, ' -')

const unshieldNegative = (parsed: string) => parsed.replace(/^ -(?=[.,]?\d)/, '-')

/**
 * Returns the name and the value of a pair; the value may contain further signs of equality.
 * @param words An `option` that has the pair, and an `example` such as `stock=12`, for the error.
 * @throws {UsageError}
 */
export function readPair(
  typed: string,
  { option = '', example }: { option?: string; example: string },
): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(typed) ?? []
  if (name.trim() !== '') return [name, value]
  const what = [option, quoted(typed)].filter(Boolean).join(' ')
  throw new UsageError(`${what} is no pair such as ${example}.`)
}

/**
 * Returns the one of `verbs` that the first argument names.
 * @throws {UsageError}
 */
export function readVerb<Verb extends string>(args: string[], verbs: readonly Verb[]): Verb {
  const [typed] = args
  const verb = verbs.find((one) => one === typed)
  if (verb !== undefined) return verb
  const choice = verbs.join(', ').replace(/, ([^,]*)$/, ' or $1')
  throw new UsageError(
    typed === undefined ? `Say ${choice}.` : `There is no ${quoted(typed)}; say ${choice}.`,
  )
}
