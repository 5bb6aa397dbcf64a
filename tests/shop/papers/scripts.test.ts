import { describe, expect, test } from 'vitest'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { paperFonts } from '#app/shop/ordering/papers/paper-fonts.server.ts'
import { packingSlipsPdf } from '#app/shop/ordering/papers/packing-slip-pdf.server.ts'
import { copiedText, hasPoppler, wordBoxes } from './pdftotext.ts'
import { readClaims, readPages } from './read-pdf.ts'
import { aDocument } from './sample-documents.ts'

const titles = [
  ['Japanese', '吾輩は猫である、夏目漱石'],
  ['Simplified Chinese', '红楼梦 曹雪芹'],
  ['Traditional Chinese', '紅樓夢 說文解字'],
  ['Korean', '소년이 온다 한강'],
  ['Arabic', 'ألف ليلة وليلة نجيب محفوظ'],
  ['Urdu', 'آگ کا دریا قرۃ العین حیدر'],
  ['Hebrew', 'סיפור על אהבה וחושך'],
  ['Thai', 'สี่แผ่นดิน น้ำ ผู้ใหญ่'],
  ['Hindi', 'गीतांजलि रवीन्द्रनाथ ठाकुर'],
  ['Bengali', 'গীতাঞ্জলি রবীন্দ্রনাথ ঠাকুর'],
  ['Tamil', 'திருக்குறள் கொ ஸ்ரீ'],
  ['Telugu', 'తెలుగు క్ష్మి'],
  ['Gujarati', 'સત્યના પ્રયોગો ક્ષ'],
  ['Punjabi', 'ਪੰਜਾਬੀ ਸਾਹਿਤ'],
  ['Kannada', 'ಕನ್ನಡ ಕ್ಷೇತ್ರ'],
  ['Malayalam', 'മലയാളം ക്ഷേത്രം'],
  ['Odia', 'ଓଡ଼ିଆ ସାହିତ୍ୟ'],
] as const

const drawnLines = async (name: string) =>
  (await readPages(await invoicePdf(aDocument([{ name, sku: '' }])))).flat()

const aSlip = (name: string) =>
  packingSlipsPdf([
    {
      ...{
        number: 'K7QF-3M9X',
        language: 'en',
        orderedOn: '2026-11-25',
        facts: [],
        hasFiles: false,
      },
      sender: { name, lines: [] },
      address: { heading: 'Deliver to', lines: [name] },
      lines: [{ name, detail: null, code: '', quantity: 1 }],
    },
  ])

describe('a paper', () => {
  test.each(titles)('prints %s', async (_, title) => {
    const bytes = await invoicePdf(aDocument([{ name: title }]))
    expect((await readPages(bytes)).flat().join()).not.toContain('[…]')
    expect(await readClaims(bytes)).toMatchObject({
      ...{ fontsWithoutFile: 0, drawsMissingGlyph: false },
    })
  })

  test.runIf(hasPoppler).each(titles)('is copied with its characters: %s', async (_, title) => {
    expect(copiedText(await invoicePdf(aDocument([{ name: title }])))).toContain(
      title.normalize('NFC'),
    )
  })

  test('prints the name of its shop in bold letters of any script', async () => {
    const pages = await readPages(await aSlip('書店 ספרים'))
    expect(pages.flat().join()).not.toContain('[…]')
    expect(pages.flat().join()).toContain('書店')
  })

  test('has the fonts of other scripts only where it needs them', async () => {
    const fontsOf = async (name: string) => (await readClaims(await aSlip(name))).fonts
    expect(await fontsOf('Ὀδύσσεια · Война и мир · गीता')).toBe(3)
    expect(await fontsOf('Emma')).toBe(3)
    expect(await fontsOf('Emma อ')).toBe(5)
  })

  test('finds the fonts of a long text in a time that does not grow with its square', async () => {
    const order = '{"name":"A book","quantity":1,"detail":"paperback"},'.repeat(3000)
    const begun = performance.now()
    const { faces } = await paperFonts(`${order}"吾輩は"`, '')
    expect([...faces.values()].some(({ hasAll }) => hasAll('吾'))).toBe(true)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  test('chooses the forms of characters that Chinese and Japanese share by the kana beside them', async () => {
    const bytesOf = (name: string) => invoicePdf(aDocument([{ name: '骨' }, { name }]))
    const [chinese, japanese] = [await bytesOf('Emma'), await bytesOf('の')]
    expect(chinese.toString('latin1')).toContain('NotoSansSC')
    expect(japanese.toString('latin1')).toContain('NotoSansJP')
    expect(japanese.toString('latin1')).not.toContain('NotoSansSC')
  })

  test.each([
    ['a Hebrew title from right to left, with brackets', 'אבג (דה)', `(${'הד'}) ${'גבא'}`],
    ['numbers and Latin letters in it from left to right', 'אבג 12 Emma', `Emma 12 ${'גבא'}`],
    ['a Hebrew word in a Latin title where it stands', 'Emma אבג, B', `Emma ${'גבא'}, B`],
  ])('draws %s', async (_, title, drawn) => {
    expect(await drawnLines(title)).toContain(drawn)
  })

  test.runIf(hasPoppler)('draws the lines of a Hebrew title below each other', async () => {
    const title = ['ראשון', ...Array<string>(24).fill('אמצע'), 'אחרון'].join(' ')
    const boxes = wordBoxes(await invoicePdf(aDocument([{ name: title }]))).flat()
    const boxOf = (word: string) =>
      boxes.find(({ text }) => [word, [...word].reverse().join('')].includes(text))!
    const [first, middle, last] = [boxOf('ראשון'), boxOf('אמצע'), boxOf('אחרון')]
    expect(first.left).toBeGreaterThan(middle.left)
    expect(last.top).toBeGreaterThan(first.bottom)
  })
})
