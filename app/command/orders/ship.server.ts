import {
  knownCarriers,
  mostParcels,
  parseParcel,
  type ParcelNumber,
} from '#app/shop/ordering/orders/carriers.ts'
import { shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { answerCommand, readArguments, UsageError } from '../answer-command.server.ts'
import { requireOrderNumber } from './find-order.server.ts'
import { reportMove } from './move-orders.server.ts'
import { printable, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- ship NUMBER [--parcel CARRIER:ID] [--parcel CARRIER:ID …] [--anyway]
  Records that a packed order was given to its carrier, or can be collected, and mails its buyer.
  --parcel   one for each parcel; default: no parcel number
             CARRIER is one of
             ${knownCarriers.join(', ')}
             with a link on the page of the order, or any other name like my-cousin
             ID has 4 to 40 letters, digits and hyphens
  --anyway   even if its buyer withdrew from a part of it; see "pack"
`

export const runShip = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { values, positionals } = readArguments(
      args,
      { parcel: { type: 'string', multiple: true }, anyway: { type: 'boolean' } },
      ['NUMBER'],
    )
    const parcels = readParcels(values.parcel ?? [])
    const number = requireOrderNumber(positionals[0]!)
    const outcome = await shipOrder(number, parcels, now, { anyway: values.anyway ?? false })
    reportMove({ number, to: 'dispatched', outcome }, out)
  })

function readParcels(typed: string[]): ParcelNumber[] {
  if (typed.length > mostParcels)
    throw new UsageError(`${typed.length} parcels are more than the ${mostParcels} of an order.`)
  return typed.map((one) => {
    const parcel = parseParcel(one)
    if (!parcel) throw new UsageError(`--parcel ${printable(one)} is not like dhl:003404341234.`)
    return parcel
  })
}
