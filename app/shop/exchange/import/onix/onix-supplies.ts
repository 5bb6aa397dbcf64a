import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { codeOf, findChild, listChildren, type OnixNode } from './onix-node.ts'
import { everywhere, readTerritory, type OnixTerritory } from './onix-territory.ts'

/** A supply detail has this territory, unless one of its prices states another. */
export type OnixSupply = { node: OnixNode; territory: OnixTerritory }

export function listSupplies(product: OnixNode): OnixSupply[] {
  const below = listChildren(product, 'ProductSupply').flatMap((supply) => {
    const market = findChild(supply, 'Market')
    const territory = (market && readTerritory(market)) ?? everywhere
    return listChildren(supply, 'SupplyDetail').map((node) => ({ node, territory }))
  })
  const own = listChildren(product, 'SupplyDetail').map((node) => {
    // A supply detail of ONIX 2.1 states its own countries; those in its prices belong to the
    // prices.
    return { node, territory: readTerritory(node) ?? everywhere }
  })
  return [...below, ...own]
}

/** Maps ONIX list 54 (2.1) to list 65. */
const onix21Codes: Record<string, string> = {
  AB: '01',
  AD: '44',
  CS: '99',
  EX: '43',
  IP: '20',
  MD: '23',
  NN: '10',
  NP: '10',
  NY: '11',
  OF: '42',
  OI: '31',
  OP: '51',
  OR: '41',
  PP: '09',
  RF: '44',
  RM: '47',
  RP: '32',
  RU: '32',
  TO: '22',
  TP: '31',
  TU: '31',
  UR: '33',
  WR: '20',
  WS: '46',
}

/** The codes are of ONIX list 65. */
const states: [state: Supply['state'], codes: string][] = [
  ['in-stock', '20 21 23'],
  ['to-order', '22'],
  ['not-yet', '09 10 11 12'],
  ['out-of-stock', '30 31 32 33 34 48'],
  ['unavailable', '40 41 42 43 44 45 47 50 52 97 98 99'],
  ['out-of-print', '51'],
  ['withdrawn', '01 46 49'],
]

export type Supply = {
  state:
    | 'in-stock'
    | 'to-order'
    | 'not-yet'
    | 'out-of-stock'
    | 'unavailable'
    | 'out-of-print'
    | 'withdrawn'
    | 'unstated'
  code: string
  /** The value is in days. */
  orderTime: number | null
  /** An undefined value means not stated. */
  stock: number | undefined
}

export function readSupply({ node }: OnixSupply, note: (note: Fault) => void): Supply {
  const onix21Code = codeOf(node, 'AvailabilityCode')
  const code = codeOf(node, 'ProductAvailability') || (onix21Codes[onix21Code] ?? onix21Code)
  const [state = 'unstated'] = states.find(([, codes]) => codes.split(' ').includes(code)) ?? []
  const days = Number(codeOf(node, 'OrderTime'))
  const orderTime = Number.isInteger(days) && days > 0 && days <= 365 ? days : null
  return { state, code, orderTime, stock: readStock(node, note) }
}

/** Adds up the supplier's stock at all locations. */
function readStock(node: OnixNode, note: (note: Fault) => void): number | undefined {
  const counts = listChildren(node, 'Stock').flatMap((stock) => {
    const coded = findChild(stock, 'StockQuantityCoded')
    const text = codeOf(stock, 'OnHand') || codeOf(coded, 'StockQuantityCode')
    if (text === '') return []
    const count = parseStock(text)
    if (count === undefined && !/^(in stock|available|yes|y)$/i.test(text))
      note(
        createNote(
          'stock',
          'stock',
          `${quoted(text)} is no number and is left out`,
          typedFact(text),
        ),
      )
    return count === undefined ? [] : [count]
  })
  if (counts.length === 0) return undefined
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    1_000_000,
  )
}

/**
 * Parses a stock in figures or words: the lower end of a range ("100-500", "50+"), 0 for "No
 * Stock", undefined without a lower end ("<100").
 */
export function parseStock(text: string): number | undefined {
  const bare = text.trim().replace(/(\d),(?=\d{3}\b)/g, '$1')
  if (/^-\s*\d/.test(bare)) return 0
  if (/^(no|none|nil|zero|out|sold out|not|unavailable)\b/i.test(bare)) return 0
  const [, least] =
    /^(?:>=?|≥|over|more than|at least|min\.?)?\s*(\d{1,9})(?:\.0+)?\s*(?:$|\+|(?:-|–|\.\.|to)\s*\d)/i.exec(
      bare,
    ) ?? []
  return least === undefined ? undefined : Number(least)
}
