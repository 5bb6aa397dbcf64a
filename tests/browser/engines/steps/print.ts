import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { goToCheckout, newBuyer, order } from './purchase.ts'
import { desk, isLong, type Visit } from './visit.ts'

/** Applies what the style sheets say of paper to the window. */
const applyPrint = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const named = (rule: CSSRule) => (rule as CSSMediaRule).media?.mediaText === 'print'
    for (const rule of rules.flatMap((one) => [
      one,
      ...((one as CSSLayerBlockRule).cssRules ?? []),
    ]))
      if (named(rule)) (rule as CSSMediaRule).media.mediaText = 'all'
  })

const areShown = (visitor: Visitor, selectors: string[]) =>
  visitor.evaluate(
    (list) =>
      list.filter((one) =>
        [...document.querySelectorAll(one)].some((element) => element.getClientRects().length > 0),
      ),
    selectors,
  )

const onScreenOnly = ['.mast .search', '.nav', '.foot', '.tools', '.skip', '.toasts', 'main .btn']

const readPdf = (pdf: Uint8Array) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })

export function testPrint(visit: Visit) {
  test.runIf(isLong)('a receipt is printed alone, on one sheet', async () => {
    await visit(desk, async (visitor) => {
      await goToCheckout(visitor, newBuyer())
      await order(visitor)
      const number = await visitor.evaluate(() => location.pathname.split('/').at(-1)!)
      const pdf = await visitor.print()
      if (pdf) {
        const sheets = readPdf(pdf)
          .split('\f')
          .filter((text) => text.trim())
        expect(sheets).toHaveLength(1)
        expect(sheets[0]).toContain(number)
        expect(sheets[0]).toContain('Moby-Dick')
        expect(sheets[0]).not.toMatch(/Newsletter|Hauptmenü|Impressum/)
      }
      await applyPrint(visitor)
      expect(await areShown(visitor, onScreenOnly)).toEqual([])
      expect(await areShown(visitor, ['.receipt'])).toEqual(['.receipt'])
    })
  })
}
