import { counted } from '#app/i18n/counted.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import type { Finding } from '#app/shop/operations/findings/finding.ts'
import { answerCommand, readArguments } from '../answer-command.server.ts'
import { printable, printJson, progressOn, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- check [--verbose] [--json]
  Checks orders, taxes, history, payments, stocks, e-books, mails and keys.
  Prints a line for each fault, and exits with 1 if there is one. Warnings (product data that the
  law requires, and what a means of payment lacks) do not fail; they are counted, with the first 20 products.
  --verbose  prints each warning on its own line (same as --all)
`

const warningsShown = 20

export const runCheck = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const flag = { type: 'boolean' } as const
    const { values } = readArguments(args, { all: flag, verbose: flag, json: flag })
    const { show, clear } = progressOn(out)
    show('Checking …')
    const found: Finding[] = []
    for await (const finding of checkShop(now)) found.push(finding)
    clear()
    const faults = found.filter(({ level }) => level === 'fault')
    const warnings = found.filter(({ level }) => level === 'warning')
    if (values.json) printJson(out, found)
    else printFindings(out, faults, warnings, values.all === true || values.verbose === true)
    return faults.length > 0 ? 1 : 0
  })

function printFindings(out: Out, faults: Finding[], warnings: Finding[], isVerbose: boolean) {
  const line = ({ level, about, says }: Finding) =>
    out.write(`${level}: ${printable(`${about}: ${says}`)}\n`)
  faults.forEach(line)
  if (isVerbose) warnings.forEach(line)
  else for (const alike of groupBySays(warnings)) printAlike(out, alike, line)
  out.write(`${counted(faults.length, 'fault')}, ${counted(warnings.length, 'warning')}\n`)
}

/** Groups warnings with the same text, in the order of their first occurrence. */
function groupBySays(warnings: Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>()
  for (const one of warnings) {
    const known = groups.get(one.says)
    if (known) known.push(one)
    else groups.set(one.says, [one])
  }
  return [...groups.values()]
}

function printAlike(out: Out, alike: Finding[], line: (one: Finding) => void) {
  const [first, ...others] = alike
  if (!first) return
  if (others.length === 0) return line(first)
  const shown = alike.slice(0, warningsShown).map(({ about }) => about.replace(/^product /, ''))
  const more = alike.length - shown.length
  out.write(`warning: ${printable(first.says)}: ${alike.length} times\n`)
  out.write(
    `    ${printable(shown.join(', '))}${more > 0 ? ` … and ${more} more (--verbose)` : ''}\n`,
  )
}
