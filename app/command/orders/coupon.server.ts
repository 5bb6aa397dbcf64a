import { quoted } from '#app/i18n/quoted.ts'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'
import {
  addCoupon,
  endCoupon,
  listCoupons,
} from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { readCoupon } from './coupon-arguments.server.ts'
import { listingOf, describeCouponRow } from './coupon-listing.server.ts'
import type { Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- coupon COMMAND
  add CODE --percent 10                a percentage off, or
  add CODE --amount 5 --currency EUR   an amount off; more amounts for more currencies
    --minimum 20 --currency EUR        minimum sum of the goods that it applies to
    --from 2027-01-01                  first day; default: now; --until is the last day;
                                       both are days of the home market
    --until 2027-01-31                 last day; default: no end
    --uses 100                         uses in total
    --each 1                           uses for each e-mail address
  list [--json]                        list all coupons and their uses
  end CODE                             end a coupon now
`

/**
 * Adds, lists or ends coupons.
 * @returns The exit code; 1 after a sentence that says what is wrong.
 */
export async function runCoupon(args: string[], out: Out, now = Date.now()): Promise<number> {
  const [verb, ...rest] = args
  if (args.includes('--help')) {
    out.write(usage)
    return 0
  }
  switch (verb) {
    case 'add':
      return add(rest, out, now)
    case 'list':
      return list(rest, out, now)
    case 'end':
      return end(rest, out, now)
    default:
      return refuseCoupon(
        verb === undefined ? 'Say add, list or end.' : `There is no ${quoted(verb)}.`,
        out,
      )
  }
}

/** @returns 1, the exit code of a failed command. */
function refuseCoupon(sentence: string, out: Out): number {
  out.write(`${sentence}\n${usage}`)
  return 1
}

async function add(args: string[], out: Out, now: number): Promise<number> {
  const coupon = readCoupon(args, now)
  if (typeof coupon === 'string') return refuseCoupon(coupon, out)
  if (!(await addCoupon(coupon, now))) {
    out.write(`There is a coupon ${coupon.code} already; a coupon cannot be changed, only ended.\n`)
    return 1
  }
  out.write(
    `Added: ${describeCouponRow({ ...coupon, createdAt: now, endedAt: null, uses: 0 }, now)}\n`,
  )
  return 0
}

async function list(args: string[], out: Out, now: number): Promise<number> {
  const [option, ...more] = args
  if ((option !== undefined && option !== '--json') || more.length > 0)
    return refuseCoupon(`"list" takes nothing but --json.`, out)
  const coupons = await listCoupons()
  if (option === '--json')
    out.write(
      `${JSON.stringify(
        coupons.map((one) => listingOf(one, now)),
        null,
        2,
      )}\n`,
    )
  else
    out.write(
      coupons.map((one) => `${describeCouponRow(one, now)}\n`).join('') || 'No coupons yet.\n',
    )
  return 0
}

async function end(args: string[], out: Out, now: number): Promise<number> {
  const [typed, ...more] = args
  if (typed === undefined || more.length > 0) return refuseCoupon('Name one coupon to end.', out)
  const code = parseCouponCode(typed)
  const outcome = code === undefined ? 'unknown' : await endCoupon(code, now)
  if (outcome === 'unknown') {
    out.write(`There is no coupon ${JSON.stringify(typed)}.\n`)
    return 1
  }
  out.write(outcome === 'ended' ? `${code} has ended.\n` : `${code} had ended before.\n`)
  return 0
}
