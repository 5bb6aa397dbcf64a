import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import type { OnixContext } from './onix-context.ts'
import { codeOf, listBelow, listChildren, textOf, type OnixNode } from './onix-node.ts'

type Format = CatalogueRecord['format']

export type OnixForm = {
  format: Format
  hasPrintEdition: boolean
  /** The shop cannot deliver this form. */
  isUndeliverable: boolean
  /** The form is not that of a book. */
  isForeign: boolean
}

/** The codes are of ONIX list 150 (3.x) and list 7 (2.1). */
const formats: Record<string, Format> = {
  BB: 'hardback',
  BG: 'hardback',
  BH: 'hardback',
  BC: 'paperback',
  BP: 'paperback',
  AA: 'audiobook-cd',
  AC: 'audiobook-cd',
  AH: 'audiobook-cd',
}

/** These downloads are audio or video, not e-books. */
const downloads = ['AJ', 'AN', 'AO', 'EB', 'VJ']

export function readProductForm(product: OnixNode, { note }: OnixContext): OnixForm {
  const code = textOf(listBelow(product, 'DescriptiveDetail', 'ProductForm')[0]).trim()
  // ONIX 2.1 has DG for electronic text and DH for online reading; 3.x has ED and EC.
  const isEbook = /^E[ACD]?$/.test(code) || code === 'DG' || code === 'DH'
  const format = isEbook ? 'e-book' : (formats[code] ?? null)
  const isUndeliverable = downloads.includes(code)
  const isPrint = code.startsWith('B')
  const isForeign = format === null && !isPrint && code !== '' && !/^(00|S.|W.|A.|E.)$/.test(code)
  if (isUndeliverable)
    note(
      createNote(
        'formatDownload',
        'format',
        `${code} is a download that the shop cannot deliver; sold out`,
        { code },
      ),
    )
  else if (isForeign)
    note(
      createNote(
        'formatForeign',
        'format',
        `${code} is no book; taken as one for its ISBN: see to its tax`,
        { code },
      ),
    )
  else if (format === null)
    note(
      createNote('formatUnknown', 'format', `${code || 'none'} names no binding`, {
        code: code || '–',
      }),
    )
  return {
    format,
    hasPrintEdition: isPrint || (isEbook && isBasedOnPrint(product)),
    isUndeliverable,
    isForeign,
  }
}

/** Code 13 of ONIX list 51 means that it is based on a printed book. */
function isBasedOnPrint(product: OnixNode): boolean {
  return listBelow(product, 'RelatedMaterial', 'RelatedProduct').some(
    (related) => codeOf(related, 'ProductRelationCode', 'RelationCode') === '13',
  )
}

/** Returns codes of ONIX list 196 from features of type 09 (list 79), or null if there are none. */
export function readAccessibility(product: OnixNode): string[] | null {
  const features = listBelow(product, 'DescriptiveDetail', 'ProductFormFeature').filter(
    (feature) => codeOf(feature, 'ProductFormFeatureType') === '09',
  )
  if (features.length === 0) return null
  const codes = features
    .map((feature) => codeOf(feature, 'ProductFormFeatureValue'))
    .filter((code) => /^\d\d$/.test(code))
  return [...new Set(codes)].slice(0, 60)
}

/** Joins the texts of warnings about small parts and toys (list 79, types 12 and 13). */
export function readWarning(product: OnixNode): string | null {
  const texts = listBelow(product, 'DescriptiveDetail', 'ProductFormFeature')
    .filter((feature) => ['12', '13'].includes(codeOf(feature, 'ProductFormFeatureType')))
    .flatMap((feature) => listChildren(feature, 'ProductFormFeatureDescription'))
    .map((node) => textOf(node).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return texts.join(' ').slice(0, 1000) || null
}
