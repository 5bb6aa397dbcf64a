import { translator } from '#app/i18n/i18n.server.ts'
import { purchaseBlockOf } from '#app/shop/catalogue/product-page/purchase-block.server.ts'
import { cardFootOf } from '#app/shop/catalogue/product-card/card-foot.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { comparePath } from './compare.ts'
import { parseIds } from './compare.schema.ts'
import { listCompareRows } from './compare-rows.server.ts'
import { listComparedProducts, type ComparedProduct } from './compare-facts.server.ts'
import type { CompareColumn, ComparePage } from './compare-page.ts'
import { findRemovedProducts } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'

type Compares = Viewer & { owner: string | undefined }

/**
 * Returns the comparison for a URL: of the products in `ids`, which is open to everybody, or else the visitor's own.
 * `differences=1` leaves out rows in which all values are equal.
 */
export const findComparePage = (query: URLSearchParams, viewer: Compares): Promise<ComparePage> =>
  query.has('ids') ? findShared(query, viewer) : findOwn(query, viewer)

const wantsDifferences = (query: URLSearchParams) => query.get('differences') === '1'

async function findShared(query: URLSearchParams, viewer: Compares): Promise<ComparePage> {
  const t = translator(viewer.language)
  const { ids, unusable, more } = parseIds(query)
  const products = await listComparedProducts(ids, viewer)
  const known = products.map(({ row }) => row.id)
  const isShort = unusable || known.length < ids.length
  return {
    isShared: true,
    ...compared(products, viewer, wantsDifferences(query), known),
    notices: [
      ...(more ? [t('compare.tooMany')] : []),
      ...(isShort && known.length > 0 ? [t('compare.unknown')] : []),
    ],
  }
}

async function findOwn(query: URLSearchParams, viewer: Compares): Promise<ComparePage> {
  const { owner } = viewer
  const [ids, removed] = owner
    ? await Promise.all([
        listSavedIds('compare', owner),
        findRemovedProducts('compare', owner, viewer),
      ])
    : [[]]
  const products = await listComparedProducts(ids, viewer)
  return {
    isShared: false,
    ...compared(products, viewer, wantsDifferences(query), undefined),
    notices: [],
    ...(products.length > 0 && { sharePath: comparePath(products.map(({ row }) => row.id)) }),
    ...(removed && { removed }),
  }
}

/** Builds the page. `ids` are those of the URL, which its links keep. */
function compared(
  products: ComparedProduct[],
  viewer: Viewer,
  isOn: boolean,
  ids: string[] | undefined,
): Pick<ComparePage, 'columns' | 'rows' | 'differences'> {
  const columns = products.map((product): CompareColumn => {
    const { id, name, format } = product.card
    const isAlone = products.every(({ card }) => card.id === id || card.name !== name)
    return { ...columnOf(product, viewer), ...(!isAlone && format && { edition: format }) }
  })
  const rows = listCompareRows(products, viewer)
  if (products.length < 2) return { columns, rows }
  return {
    columns,
    rows: isOn ? rows.filter(({ differs }) => differs) : rows,
    differences: { isOn, path: comparePath(ids, !isOn) },
  }
}

function columnOf({ row, card }: ComparedProduct, viewer: Viewer): CompareColumn {
  const { id, path, name, lang, image, price } = card
  const isForSale = price !== undefined
  const buying = purchaseBlockOf(row, row, isForSale, viewer)
  return {
    id,
    path,
    name,
    ...(lang && { lang }),
    image,
    foot: cardFootOf(row, isForSale, viewer.now),
    ...(buying.kind === 'none' && { whyNot: buying.words }),
  }
}
