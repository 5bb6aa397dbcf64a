import type { DescribedError } from './described-error.ts'

type Line = { level: string; time: string; pid: number; msg: string; err?: DescribedError }

/** Formats a line of the log for a terminal. */
export function readableLine(json: string): { level: string; text: string } {
  const { level, msg, err, ...rest } = JSON.parse(json) as Line
  const fields = Object.entries({ ...rest, time: undefined, pid: undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return { level, text: `${msg}${fields.join('')}${err ? `: ${readableError(err)}` : ''}` }
}

const readableError = ({ type, message, stack, cause }: DescribedError): string =>
  [`${type}: ${message}`, stack, cause && `caused by ${readableError(cause)}`]
    .filter(Boolean)
    .join('\n')
