import type { FileRow } from './csv-kind.ts'
import type { ForeignPrice } from './foreign-sale.ts'
import type { RowCells } from './row-cells.ts'
import {
  attributesOf,
  isPublished,
  readForeignPrice,
  readStock,
  readWeight,
  typesOf,
  type Attribute,
} from './woocommerce-cells.ts'

/** What a row says of one variation of another row's product. */
export type Variation = {
  line: number
  name: string
  attributes: Attribute[]
  price: ForeignPrice | null
  stock: number | null | undefined
  weightGrams: number
  image: string | null
  isPublished: boolean
  reasons: string[]
  notes: string[]
}

/** The variations of a file by the product that they name, and the products that may have some. */
export type Families = { parents: Set<string>; variations: Map<string, Variation[]>; count: number }

/** Kept in memory, since a product may stand before or after its variations. */
const mostVariations = 200_000

/** `id:44`, or `sku:` and the SKU: what a product is known by, and what a variation names it by. */
export const namesOf = (cells: RowCells): string[] => {
  const id = cells.line('id')
  const sku = cells.line('sku')
  return [...(id ? [`id:${id}`] : []), ...(sku ? [`sku:${sku}`] : [])]
}

export function parentOf(cells: RowCells): string {
  const said = cells.line('parent') ?? ''
  return /^id:\s*\d+$/i.test(said) ? said.toLowerCase().replace(/\s/g, '') : `sku:${said}`
}

/** Goes through the whole file for its variations. */
export async function findFamilies(
  rows: AsyncIterable<FileRow>,
  stock: number | undefined,
): Promise<Families> {
  const families: Families = { parents: new Set(), variations: new Map(), count: 0 }
  for await (const row of rows) {
    if (!row.ok) continue
    const types = typesOf(row.cells)
    if (types.includes('variable'))
      for (const name of namesOf(row.cells)) families.parents.add(name)
    if (!types.includes('variation') || families.count >= mostVariations) continue
    families.count += 1
    const parent = parentOf(row.cells)
    const known = families.variations.get(parent)
    const variation = readVariation(row.line, row.cells, stock)
    if (known) known.push(variation)
    else families.variations.set(parent, [variation])
  }
  return families
}

function readVariation(line: number, cells: RowCells, stock: number | undefined): Variation {
  const notes: string[] = []
  return {
    line,
    name: cells.line('name') ?? '',
    attributes: attributesOf(cells),
    price: readForeignPrice(cells, notes),
    stock: readStock(cells, stock),
    weightGrams: readWeight(cells, notes),
    image: (cells.line('images') ?? '').split(',')[0]?.trim() || null,
    isPublished: isPublished(cells),
    reasons: cells.reasons,
    notes,
  }
}
