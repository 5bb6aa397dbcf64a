import type { Language } from '#app/i18n/languages.ts'
import {
  documentVersion,
  type InvoiceDocument,
  type InvoiceLine,
  type InvoiceTax,
} from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { linesOfSums } from '#app/shop/ordering/invoices/invoice-lines.server.ts'

/** Returns the line of an amount that no line of its order explains, as the shop writes it. */
export function anAmountToSubtract(
  name: string,
  minor: number,
  basisPoints: number | null,
): LineFacts {
  const taxMinor = taxWithin(-minor, basisPoints)
  const parts = [{ kind: 'goods', basisPoints, grossMinor: -minor, taxMinor }]
  const names = { delivery: 'Delivery', difference: () => name }
  const { position: _, ...line } = linesOfSums({ parts, pieces: [] }, [], names)[0]!
  return line
}

type LineFacts = Partial<InvoiceLine> & { name: string }

/** Returns the tax that an amount contains, rounded half up. */
export const taxWithin = (grossMinor: number, basisPoints: number | null) =>
  basisPoints === null ? 0 : Math.round((grossMinor * basisPoints) / (10_000 + basisPoints))

export function aLine(position: number, facts: LineFacts): InvoiceLine {
  const {
    sku = `SKU-${position}`,
    quantity = 1,
    unitMinor = 1990,
    discountMinor = 0,
    taxBasisPoints = 700,
  } = facts
  const grossMinor = quantity * unitMinor - discountMinor
  return {
    ...{ position, detail: null, sku, code: sku === 'delivery' ? '' : sku, hsnCode: null },
    ...{ quantity, unitMinor, grossMinor, discountMinor, taxBasisPoints },
    taxMinor: taxWithin(grossMinor, taxBasisPoints),
    ...facts,
  }
}

/**
 * Sums the lines as the shop does: the tax of a rate is that of its sum, and a rate at which nothing is paid has none.
 */
export function taxesOf(lines: InvoiceLine[]): InvoiceTax[] {
  const rates = [...new Set(lines.map(({ taxBasisPoints }) => taxBasisPoints))]
  return rates
    .sort((a, b) => (b ?? -1) - (a ?? -1))
    .map((basisPoints) => {
      const grossMinor = lines
        .filter((line) => line.taxBasisPoints === basisPoints)
        .reduce((sum, line) => sum + line.grossMinor, 0)
      const taxMinor = taxWithin(grossMinor, basisPoints)
      return { basisPoints, grossMinor, taxMinor, netMinor: grossMinor - taxMinor }
    })
    .filter(({ grossMinor }) => grossMinor !== 0)
}

/** Makes the taxes of the lines add up to those of the rates: the last line of a rate has what the others leave. */
const shareTaxes = (lines: InvoiceLine[], taxes: InvoiceTax[]): InvoiceLine[] =>
  lines.map((line, n) => {
    const isOwn = (one: InvoiceLine) => one.taxBasisPoints === line.taxBasisPoints
    if (lines.slice(n + 1).some(isOwn)) return line
    const others = lines.slice(0, n).filter(isOwn)
    const whole =
      taxes.find(({ basisPoints }) => basisPoints === line.taxBasisPoints)?.taxMinor ?? 0
    return { ...line, taxMinor: others.reduce((left, one) => left - one.taxMinor, whole) }
  })

export function aDocument(
  lines: LineFacts[],
  facts: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  const drafts = lines.map((line, n) => aLine(n + 1, line))
  const taxes = taxesOf(drafts)
  const made = shareTaxes(drafts, taxes)
  return {
    version: documentVersion,
    ...{ kind: 'invoice', number: 'RE-2026-000042', issuedOn: '2026-11-27' },
    ...{ orderNumber: 'K7QF-3M9X', orderedOn: '2026-11-25', suppliedOn: '2026-11-27' },
    supplyText: null,
    ...{ corrects: null, language: 'de', currency: 'EUR', placeOfSupply: null },
    seller: {
      name: 'Buchhandlung am Markt (GmbH & Co. KG)',
      addressLines: ['Marktplatz 7', '89073 Ulm', 'Deutschland'],
      ...{ country: 'DE', email: 'laden@buchhandlung.example', telephone: '+49 731 123456' },
      ...{ vatId: 'DE123456788', taxNumber: null, register: 'HRA 4711, Amtsgericht Ulm' },
      managingDirector: 'Anna Weiß',
      bank: { iban: 'DE02120300000000202051', bic: 'BYLADEM1001', holder: 'Buchhandlung am Markt' },
    },
    buyer: {
      ...{ name: 'Jörg Müller-Lüdenscheidt', addressLine1: 'Bahnhofstraße 1a' },
      ...{ addressLine2: null, postcode: '10117', city: 'Berlin', region: null, country: 'DE' },
    },
    lines: made,
    taxes,
    totalMinor: made.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    paidMinor: 0,
    paymentMethod: 'invoice',
    paymentText: 'Bitte bezahlen Sie binnen 14 Tagen nach Erhalt.',
    statements: [],
    note: null,
    ...facts,
  }
}

/** Is a guest's order of a paperback and an e-book, in a language. */
export const aShortDocument = (language: Language = 'de') =>
  aDocument(
    [
      { name: 'Emma', detail: 'Jane Austen · Taschenbuch', sku: '9783150084793', quantity: 2 },
      { name: 'Versand', sku: 'delivery', unitMinor: 350 },
    ],
    { language },
  )
