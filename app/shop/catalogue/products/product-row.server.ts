import type { Selectable } from 'kysely'
import type { Reader } from '#app/database/connection.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { catalogueCache } from './catalogue-version.server.ts'
import type { ProductDescription } from './product-description.ts'
import { foreignLanguage } from './product-text.server.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'

/** Holds a product with its publisher. */
export type ProductRow = Selectable<Tables['product']> & {
  press: string | null
  pressPostalAddress: string | null
  pressEmail: string | null
}

/** Holds a product with the version of the catalogue that it was read from. */
export type VersionedRow = ProductRow & { catalogueVersion: string | null }

const selectProducts = (reader: Reader) =>
  reader
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .selectAll('product')
    .select([
      'publisher.name as press',
      'publisher.postalAddress as pressPostalAddress',
      'publisher.email as pressEmail',
    ])

const rowQuery = prepareQuery((reader, { id }: { id: string }) =>
  selectProducts(reader)
    .where('product.id', '=', id)
    .select((from) =>
      from
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'catalogue-version')
        .as('catalogueVersion'),
    ),
)

/** Returns the products that exist, in any order. */
export const listProductRows = (ids: string[]): Promise<ProductRow[]> =>
  selectProducts(db.read).where('product.id', 'in', ids).execute()

/** Returns any product by its id, whether a book or not. */
export async function findProductRow(id: string): Promise<VersionedRow | undefined> {
  return (await rowQuery(db.read, { id }))[0]
}

/** Returns the Thema codes of a product. */
export async function listSubjects(productId: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('productSubject')
    .select('code')
    .where('productId', '=', productId)
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}

type ProductText = Selectable<Tables['productText']>
const textCache = catalogueCache<ProductText[]>(500)

const listTexts = (id: string): Promise<ProductText[]> =>
  db.read.selectFrom('productText').selectAll().where('productId', '=', id).execute()

/**
 * Returns the name and descriptions in the page's language. A description that is missing in it is shown in another
 * language.
 */
export async function describeProduct(
  row: ProductRow,
  { language, now }: { language: Language; now: number },
): Promise<ProductDescription & { nameLang?: string }> {
  const texts = await textCache(row.id, now, () => listTexts(row.id))
  const own = texts.find((text) => text.language === language)
  const order = [language, ...languages]
  const described = order
    .map((one) => texts.find((text) => text.language === one))
    .find((text) => text && (text.fullDescription || text.shortDescription))
  const lang = described && described.language !== language ? described.language : undefined
  const names = { ...row, localName: own?.name ?? null }
  const nameLang = foreignLanguage(names, language)
  return {
    name: own?.name ?? row.name,
    lede: plainText(described?.shortDescription ?? ''),
    html: described?.fullDescription ?? '',
    ...(lang && { lang }),
    ...(nameLang && { nameLang }),
  }
}
