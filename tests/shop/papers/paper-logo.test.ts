import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { packingSlipsPdf } from '#app/shop/ordering/papers/packing-slip-pdf.server.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { elementsOf, readClaims, readPages, readStructure } from './read-pdf.ts'
import { aShortDocument } from './sample-documents.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="20" cy="20" r="18" fill="#34307a" opacity=".5"/></svg>'

async function setLogo(content: string | Uint8Array) {
  const file = join(aFolder(), 'logo')
  writeFileSync(file, content)
  const { code } = await runLine(runSettings, ['set', 'logo', file])
  expect(code).toBe(0)
}

afterEach(resetShopSettings)

describe('the logo of a paper', () => {
  test.each([
    ['an SVG', drawing],
    ['a PNG that is transparent', new Resvg(drawing).render().asPng()],
  ])('is drawn from %s, on white, with the name of the shop as its text', async (_, content) => {
    await setLogo(content)
    const bytes = await invoicePdf(aShortDocument())
    const figures = elementsOf(await readStructure(bytes), 'Figure')
    expect(figures).toMatchObject([{ alt: 'Octavo' }])
    expect(await readClaims(bytes)).toMatchObject({ transparency: [], fontsWithoutFile: 0 })
    expect((await readPages(bytes)).flat()[0]).toBe('Buchhandlung am Markt (GmbH & Co. KG)')
    expect((await invoicePdf(aShortDocument())).equals(bytes)).toBe(true)
  })

  test('stands on packing slips, once in the file however many pages have it', async () => {
    await setLogo(drawing)
    const slip = {
      ...{ number: 'K7QF-3M9X', language: 'en' as const, orderedOn: '2026-11-25', hasFiles: false },
      ...{ sender: { name: 'Octavo', lines: [] }, facts: [], lines: [] },
      address: { heading: 'Deliver to', lines: ['Asha Raghavan'] },
    }
    const bytes = await packingSlipsPdf([slip, slip])
    expect(elementsOf(await readStructure(bytes), 'Figure')).toHaveLength(2)
    expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)
  })

  test('is the name of the seller in type where there is none', async () => {
    const bytes = await invoicePdf(aShortDocument())
    expect(elementsOf(await readStructure(bytes), 'Figure')).toEqual([])
  })
})
