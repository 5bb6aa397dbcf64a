import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCategory } from '#app/command/catalogue/category.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { runProduct } from '#app/command/catalogue/product.server.ts'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { runPage } from '#app/command/shop/page.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { runTax } from '#app/command/shop/tax.server.ts'
import { runTexts } from '#app/command/shop/texts.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aFolder, runLine } from './run-command.ts'

const aFile = (name: string, content: string) => {
  const file = join(aFolder(), name)
  writeFileSync(file, content)
  return file
}

const page = () =>
  aFile('page.md', '# A title\n\n### A leap\n\n<b>HTML</b>\n\n[out](javascript:1)\n')
const table = () => aFile('table.csv', 'a,b\n1,2\n')

test.each([
  ['category', runCategory, () => ['add', 'No slug', '', '--parent', 'nowhere']],
  ['page', runPage, () => ['add', 'own', '--language', 'en', page()]],
  ['texts', runTexts, () => ['set', 'terms', '--language', 'en', page()]],
  ['settings', runSettings, () => ['set', 'markets', 'DE,XX']],
  ['tax', runTax, () => ['import', table()]],
  ['delivery', runDelivery, () => ['import', table()]],
  ['pickup', runDelivery, () => ['pickup', 'add', 'leipzig', '--country', 'DE']],
  ['product', runProduct, async () => ['set', await aBook(), 'stock=x', 'pages=-1']],
  ['import', runImport, () => [table()]],
])('each sentence with which %s refuses a change ends with one full stop', async (_, run, args) => {
  const { code, printed } = await runLine(run, await args())
  expect(code).toBe(1)
  for (const line of printed.trimEnd().split('\n')) expect(line).toMatch(/[^.]\.$/)
})
