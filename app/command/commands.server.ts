import { runCoupon } from './coupon.server.ts'
import { runImport } from './import.server.ts'
import type { Out } from './out.server.ts'
import { prepare } from './prepare.server.ts'
import { runRates } from './rates.server.ts'

/**
 * `words`: what is typed, and what it does, as `help` lists it. `run` takes the command's own arguments and
 * answers with the exit code; `--help` among them prints its usage.
 */
export type Command = {
  name: string
  words: [typed: string, does: string]
  run: (args: string[], out: Out, now: number) => Promise<number>
  /** It opens the shop by itself. */
  opensShop?: boolean
}

/** What the shopkeeper can do, in the order of `help`. */
export const commands: Command[] = [
  {
    name: 'import',
    words: ['import FILE', 'take a catalogue in (docs/import.md)'],
    run: runImport,
  },
  {
    name: 'rates',
    words: ['rates [accept FILE]', 'show the exchange rates, or take them from a file'],
    run: runRates,
  },
  {
    name: 'coupon',
    words: ['coupon add|list|end', 'give out, list or end coupons (docs/coupons.md)'],
    run: runCoupon,
  },
  {
    name: 'prepare',
    words: ['prepare', 'make all ready for the server, as the start does'],
    run: runPrepare,
    opensShop: true,
  },
]

const prepareUsage = `Usage: npm run shop -- prepare
  Makes the data folder, the schema, the secrets and the demo ready, as \`npm start\` does.
`

async function runPrepare(args: string[], out: Out, now: number): Promise<number> {
  if (args.includes('--help')) out.write(prepareUsage)
  else await prepare(now)
  return 0
}
