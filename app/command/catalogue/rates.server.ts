import type { Rates } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { listRatesPerUnit } from '#app/shop/pricing/currency/rates-per-unit.ts'
import { acceptRates, findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { answerCommand, UsageError } from '../answer-command.server.ts'
import type { Out } from '../out.server.ts'
import { readSmallFile } from '../read-small-file.server.ts'

const usage = `Usage: npm run shop -- rates [accept FILE]
  Without arguments: shows the current exchange rates.
  accept FILE   use the rates of a file in a rate service's format, however far they differ from the last ones
`

/**
 * Shows the current rates, or with `accept FILE` stores those of a file in the format of a rate
 * service, however far they are from the last ones. Returns the exit code.
 */
export const runRates = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, () => {
    const [verb, path, ...more] = args
    if (verb === undefined) return showRates(out)
    if (verb === 'accept' && path !== undefined && more.length === 0) return acceptFile(path, out)
    throw new UsageError('Use no argument, or accept and a file.')
  })

async function showRates(out: Out): Promise<number> {
  const { day, rates } = await findRates(Date.now())
  out.write(`Exchange rates of ${day}\n${formatRates(rates)}`)
  return 0
}

async function acceptFile(path: string, out: Out): Promise<number> {
  const text = (await readSmallFile(path)).toString('utf8')
  const outcome = await acceptRates(text, Date.now())
  if (!outcome.ok) {
    out.write(`Not taken (${outcome.reason}): ${outcome.detail}\n`)
    return 1
  }
  const { day, rates, before } = outcome
  out.write(`Taken: rates of ${day}, in place of those of ${before.day}\n${formatRates(rates)}`)
  return 0
}

/** The stored rates are those of one rupee, which a shop that does not offer rupees need not see. */
function formatRates(rates: Rates): string {
  const { currency: base, currencies } = shopSettings()
  return listRatesPerUnit(rates, base)
    .filter(({ currency }) => currency !== 'INR' || currencies.includes(currency))
    .map(({ currency, rate }) => `1 ${base} = ${rate} ${currency}\n`)
    .join('')
}
