import { checkShop } from '#app/shop/check/check-shop.server.ts'
import type { Finding } from '#app/shop/check/finding.ts'
import { answerCommand, readArguments } from './answer-command.server.ts'
import { printable, printJson, progressOn, type Out } from './out.server.ts'

const usage = `Usage: npm run shop -- check [--all] [--json]
  Whether the shop's books agree: orders, taxes, history, payments, stocks, e-books, mails, keys.
  A line for each fault, and exit code 1 where there is one. Warnings (product safety data that is
  missing) do not fail; of more than 20 the rest is counted.
  --all    every warning
`

const warningsShown = 20

/** Checks the books. */
export const runCheck = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const flag = { type: 'boolean' } as const
    const { values } = readArguments(args, { all: flag, json: flag })
    const { show, clear } = progressOn(out)
    show('Checking …')
    const found: Finding[] = []
    for await (const finding of checkShop()) found.push(finding)
    clear()
    const faults = found.filter(({ level }) => level === 'fault')
    const warnings = found.filter(({ level }) => level === 'warning')
    if (values.json) printJson(out, found)
    else printFindings(out, faults, warnings, values.all ? Infinity : warningsShown)
    return faults.length > 0 ? 1 : 0
  })

function printFindings(out: Out, faults: Finding[], warnings: Finding[], most: number) {
  for (const { level, about, says } of [...faults, ...warnings.slice(0, most)])
    out.write(`${level}: ${printable(`${about}: ${says}`)}\n`)
  if (warnings.length > most) out.write(`… and ${warnings.length - most} more warnings (--all)\n`)
  out.write(`${faults.length} faults, ${warnings.length} warnings\n`)
}
