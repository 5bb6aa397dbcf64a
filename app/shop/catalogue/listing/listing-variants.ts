import type { FacetIndex, FacetNames } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { chosenMarks } from './facet-predicates.ts'
import type { ListingFilter } from './listing-filter.ts'

type Chosen = Pick<ListingFilter, 'colors' | 'sizes'>

/** Counts rows by the colours of their variants in a chosen size, and by the sizes in a chosen colour. */
export function newVariantTally(index: FacetIndex, { colors, sizes }: Chosen) {
  const { colorsOf, sizesOf } = index
  const [isColor, isSize] = [chosenMarks(index.colors, colors), chosenMarks(index.sizes, sizes)]
  const [ofColor, ofSize] = [newRowCounter(index.colors), newRowCounter(index.sizes)]
  const add = (row: number) => {
    for (let at = colorsOf.from[row]!; at < colorsOf.from[row + 1]!; at += 1) {
      const [color, size] = [colorsOf.values[at]!, sizesOf.values[at]!]
      if (!isSize || isSize[size]) ofColor.add(color, row)
      if (!isColor || isColor[color]) ofSize.add(size, row)
    }
  }
  return { add, colors: ofColor.counts, sizes: ofSize.counts }
}

/** Counts each value once for a row, although several of its variants have it. The rows come one after another. */
function newRowCounter({ all }: FacetNames) {
  const counts = new Uint32Array(all.length)
  const lastRow = new Int32Array(all.length).fill(-1)
  const add = (value: number, row: number) => {
    if (lastRow[value] !== row) counts[value]! += 1
    lastRow[value] = row
  }
  return { counts, add }
}
