import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import {
  currencyOfPrices,
  type FileRow,
  type ReadOptions,
} from '#app/shop/exchange/csv/csv-kind.ts'
import type { ForeignPrice } from './foreign-sale.ts'
import type { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import {
  attributesOf,
  isPublishedCell,
  readForeignPrice,
  readStock,
  readWooWeight,
  typesOf,
  type Attribute,
} from './woocommerce-cells.ts'

/** A variation is a row that belongs to the product of another row. */
export type Variation = {
  line: number
  name: string
  attributes: Attribute[]
  price: ForeignPrice | null
  stock: number | null | undefined
  weightGrams: number
  image: string | null
  isPublished: boolean
  reasons: Fault[]
  notes: Fault[]
}

/** `rows` counts all variations in the file; `fault` is the reason why none is used. */
export type Family = { variations: Variation[]; rows: number; fault?: Fault }

/** `families` maps a product to its variations; `parents` are the products that may have some. */
export type Families = { parents: Set<string>; families: Map<string, Family> }

/**
 * The limits bound memory: variations are stored, since a product may come before or after them.
 */
const maxVariations = { inFile: 200_000, ofProduct: 1000 }

/** Returns `id:44` and `sku:…`; a variation names its product by either. */
export const identifiersOf = (cells: RowCells): string[] => {
  const id = cells.line('id')
  const sku = cells.line('sku')
  return [...(id ? [`id:${id}`] : []), ...(sku ? [`sku:${sku}`] : [])]
}

export function parentOf(cells: RowCells): string {
  const parentCell = cells.line('parent') ?? ''
  return /^id:\s*\d+$/i.test(parentCell)
    ? parentCell.toLowerCase().replace(/\s/g, '')
    : `sku:${parentCell}`
}

/** Reads all variations of the file. A product with too many has a fault and no variations. */
export async function findFamilies(
  rows: AsyncIterable<FileRow>,
  options: ReadOptions,
  most = maxVariations,
): Promise<Families> {
  const parents = new Set<string>()
  const families = new Map<string, Family>()
  let count = 0
  for await (const row of rows) {
    if (!row.ok) continue
    const types = typesOf(row.cells)
    if (types.includes('variable')) for (const name of identifiersOf(row.cells)) parents.add(name)
    if (!types.includes('variation')) continue
    const parent = parentOf(row.cells)
    const family = families.get(parent) ?? { variations: [], rows: 0 }
    families.set(parent, family)
    family.rows += 1
    if (family.fault !== undefined) continue
    const fault = faultOf(family, count, most)
    if (fault === undefined) {
      family.variations.push(readVariation(row.line, row.cells, options))
      count += 1
    } else {
      count -= family.variations.length
      families.set(parent, { variations: [], rows: family.rows, fault })
    }
  }
  return { parents, families }
}

const tooMany = (most: number, sentence: string) =>
  createFault('record.tooMany', { most }, sentence, 'variations')

/** Returns why another variation is refused. */
function faultOf(
  { variations }: Family,
  count: number,
  most: typeof maxVariations,
): Fault | undefined {
  if (variations.length >= most.ofProduct)
    return tooMany(most.ofProduct, `variations: more than ${most.ofProduct}`)
  return count >= most.inFile
    ? tooMany(
        most.inFile,
        `variations: the file has more than ${most.inFile}; give its products in several files`,
      )
    : undefined
}

function readVariation(line: number, cells: RowCells, options: ReadOptions): Variation {
  const notes: Fault[] = []
  return {
    line,
    name: cells.name('name') ?? '',
    attributes: attributesOf(cells),
    price: readForeignPrice(cells, currencyOfPrices(options), notes),
    stock: readStock(cells, options.stock),
    weightGrams: readWooWeight(cells, notes),
    image: (cells.line('images') ?? '').split(',')[0]?.trim() || null,
    isPublished: isPublishedCell(cells),
    reasons: cells.reasons,
    notes,
  }
}
