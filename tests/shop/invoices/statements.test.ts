import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { db } from '#app/database/database.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { addRefund } from '#app/shop/ordering/payments/add-refund.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { facturX } from '#app/shop/ordering/invoices/factur-x.server.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { faultsOfFacturX } from '../papers/factur-x-schema.ts'
import { readPages } from '../papers/read-pdf.ts'
import { aSoldOrder, now } from '../tax/sold-order.ts'

afterEach(resetShopSettings)

const hour = 3_600_000

async function aSeller(sellerCountry: string, sellerVatId: string) {
  const file = join(aFolder(), 'shop.json')
  const named = { sellerName: 'Buchladen', sellerAddressLines: ['Markt 1', '89073 Ulm', 'Land'] }
  const facts = { ...named, sellerCountry, sellerEmail: 'laden@example.org', sellerVatId }
  writeFileSync(file, JSON.stringify(facts))
  expect((await runLine(runSettings, ['import', file])).code).toBe(0)
}

type Sold = {
  country: string
  language?: Language
  rate?: number | null
  kind?: 'goods' | 'e-book'
}

/** Returns the invoice of an order of one thing. */
async function anInvoice({ country, language = 'de', rate = null, kind = 'goods' }: Sold) {
  const line = { unitMinor: 3000, quantity: 1, taxKind: kind, rate } as const
  const sold = { lines: [line], couponPercent: 0, deliveryMinor: 500, country, language }
  const number = await aSoldOrder(sold)
  await recordPaid(number, { at: now, reference: null }, now + hour)
  await packOrder(number, now + 2 * hour)
  await shipOrder(number, [], now + 3 * hour)
  const [made] = await listInvoicesOf([number])
  return (await findInvoice(made!.number))!
}

const textOf = async (invoice: Awaited<ReturnType<typeof anInvoice>>) =>
  (await readPages(await invoicePdf(invoice))).flat().join('\n')

const without =
  'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX'

describe('the invoice of an Indian seller', () => {
  test('and its credit note have a tax of equal halves', async () => {
    const invoice = await anInvoice({ country: 'IN', rate: 500 })
    const { orderNumber } = invoice
    await addRefund(orderNumber, { amountMinor: 1000 }, now + 4 * hour)
    await payRefunds(orderNumber, { reference: 'SEPA' }, now + 5 * hour)
    const made = await listInvoicesOf([orderNumber])
    const papers = await Promise.all(made.map(async (one) => (await findInvoice(one.number))!))
    const taxes = papers.flatMap((paper) => paper.taxes.map(({ taxMinor }) => taxMinor))
    expect(taxes.toSorted((a, b) => b - a)).toEqual([166, 46])
  })

  test.each(languages)('has in %s the words of rule 46 for an export', async (language) => {
    const invoice = await anInvoice({ country: 'US', language })
    expect(invoice.statements).toEqual([expect.stringContaining(without)])
    expect((await textOf(invoice)).replaceAll('\n', ' ')).toContain('SUPPLY MEANT FOR EXPORT')
  })

  test('calls the tax of the buyer’s country no integrated tax', async () => {
    const { statements } = await anInvoice({ country: 'DE', rate: 1900 })
    expect(statements).toEqual([expect.stringContaining(without)])
  })

  test('says that integrated tax is paid where the rate of India is charged abroad', async () => {
    const { statements } = await anInvoice({ country: 'US', rate: 1800, language: 'en' })
    expect(statements).toEqual(['SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX'])
  })

  test('states no export within India', async () => {
    expect((await anInvoice({ country: 'IN', rate: 1800 })).statements).toEqual([])
  })
})

describe('the invoice of a seller in the EU', () => {
  test.each<[Language, string, string, string]>([
    [
      'de',
      'DE',
      'DE123456788',
      'Steuerfreie Ausfuhrlieferung nach § 4 Nr. 1 Buchst. a und § 6 UStG.',
    ],
    [
      'en',
      'DE',
      'DE123456788',
      'Tax-free export under § 4 no. 1 (a) and § 6 of the German VAT Act (UStG).',
    ],
    ['fr', 'FR', 'FR12345678901', 'Exportation exonérée de TVA, article 262 I du CGI.'],
    [
      'fr',
      'AT',
      'ATU12345678',
      'Exportation exonérée de TVA, article 146, paragraphe 1, point a), de la directive 2006/112/CE.',
    ],
  ])(
    'names in %s the law by which an export from %s is free',
    async (language, from, id, words) => {
      await aSeller(from, id)
      const invoice = await anInvoice({ country: 'US', language })
      expect(invoice.statements).toEqual([words])
      expect((await textOf(invoice)).replaceAll('\n', ' ')).toContain(words.slice(0, 28))
      const xml = facturX(invoice, getFixedT(language))!
      expect(faultsOfFacturX(xml)).toEqual([])
      expect(xml).toContain('<ram:CategoryCode>G<')
      expect(xml).toContain(`<ram:ExemptionReason>${words}`)
    },
  )

  test('calls an e-book for a buyer outside the EU no export', async () => {
    await aSeller('DE', 'DE123456788')
    const { statements } = await anInvoice({ country: 'CH', kind: 'e-book' })
    expect(statements).toEqual([
      expect.stringMatching(/^E-Books werden am Wohnsitz .*§ 3a Abs\. 5/),
    ])
  })

  test('states no export within the EU, nor where the tax of the buyer’s country is charged', async () => {
    await aSeller('DE', 'DE123456788')
    expect((await anInvoice({ country: 'FR', rate: 2000 })).statements).toEqual([])
    expect((await anInvoice({ country: 'FR' })).statements).toEqual([])
    expect((await anInvoice({ country: 'GB', rate: 2000 })).statements).toEqual([])
    expect((await anInvoice({ country: 'GB' })).statements).toHaveLength(1)
  })

  test('states none for a small business, which charges no tax at home either', async () => {
    await aSeller('DE', 'DE123456788')
    const rates = await db.read
      .selectFrom('taxRate')
      .selectAll()
      .where('country', '=', 'DE')
      .execute()
    await db.write((trx) => trx.deleteFrom('taxRate').where('country', '=', 'DE').execute())
    expect((await anInvoice({ country: 'US' })).statements).toEqual([])
    await db.write((trx) => trx.insertInto('taxRate').values(rates).execute())
  })
})

describe('an untaxed paper', () => {
  test.each(languages)('names no sum in %s as one with tax', async (language) => {
    await aSeller('DE', 'DE123456788')
    for (const rate of [null, 0]) {
      const text = await textOf(await anInvoice({ country: 'US', language, rate }))
      expect(text).not.toMatch(
        /TTC|toutes taxes|include tax|enthalten die Steuer|Brutto|Gross|reverse/i,
      )
    }
    const taxed = await textOf(await anInvoice({ country: 'DE', language, rate: 700 }))
    expect(taxed).toMatch(/TTC|include tax|enthalten die Steuer/)
  })
})
