import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { runTaxReport } from '#app/command/orders/tax-report.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { newStaffMember } from '../../office-staff.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { aSaleAt, recountDays } from '../../shop/figures/sold.ts'
import type { Shopper } from '../../shopper.ts'

const now = Date.now()
const ago = (days: number) => now - days * dayMs
const figures = ['', '/returns', '/bestsellers', '/searches', '/views', '/tax']

let owner: Shopper
beforeAll(async () => {
  await aSaleAt(ago(2), { country: 'DE' })
  await aSaleAt(ago(2), { country: 'FR' })
  const cancelled = await aSaleAt(ago(2), { country: 'DE' })
  await aSaleAt(ago(3), { country: 'IN', currency: 'INR', unitMinor: 49_900, rate: null })
  await cancelOrder(cancelled, 'shopkeeper', ago(1))
  await db.writer
    .insertInto('pageView')
    .values([
      { day: dayOf(ago(1)), route: 'books', language: 'en', served: 1200, started: 900 },
      { day: dayOf(ago(1)), route: 'cart', language: 'de', served: 30, started: 20 },
    ])
    .execute()
  await db.writer
    .insertInto('missedSearch')
    .values([
      { day: dayOf(ago(1)), language: 'en', query: 'cmd exe', searches: 7 },
      { day: dayOf(ago(2)), language: 'en', query: 'kestrel', searches: 3 },
      { day: dayOf(ago(2)), language: 'en', query: 'asha rao', searches: 2 },
    ])
    .execute()
  await recountDays(now)
  owner = await newStaffMember('owner')
})

const cellsOf = (row: string) =>
  owner.texts(`main table:last-of-type tbody tr:nth-child(${row}) > *`)
const csvOf = async (path: string): Promise<Record<string, string>[]> => {
  await owner.visit(path)
  expect(owner.status).toBe(200)
  expect(owner.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  return parse(owner.html, { columns: true })
}
const csvLink = () => owner.attr('.heading a', 'href')!

describe('the turnover', () => {
  test('is shown by day and currency, less what was cancelled on the day of that', async () => {
    await owner.visit('/office/figures?currency=EUR')
    expect(owner.text('h1')).toBe('Turnover and orders')
    expect(owner.texts('main table:first-of-type tbody th')).toEqual(['EUR', 'INR'])
    const rows = await csvOf(csvLink())
    expect(rows).toHaveLength(30)
    const day = (days: number) => localDayOf(ago(days), homeTimeZone())
    const rowOf = (days: number) => rows.find(({ from }) => from === day(days))
    expect(rowOf(2)).toMatchObject({
      ...{ until: day(2), orders: '3', average: '25.00', sales: '75.00', deductions: '0.00' },
      ...{ turnover: '75.00', currency: 'EUR' },
    })
    expect(rowOf(1)).toMatchObject({
      ...{ orders: '0', average: '', sales: '0.00', deductions: '-25.00', turnover: '-25.00' },
    })
  })

  test('has a chart with a name, whose numbers are in the table', async () => {
    await owner.visit('/office/figures?currency=EUR')
    expect(owner.attr('main svg', 'role')).toBe('img')
    expect(owner.attr('main svg', 'aria-labelledby')).toBe(owner.attr('main svg title', 'id'))
    expect(owner.text('main svg title')).toContain('€75.00')
    expect(owner.text('main table:last-of-type')).toContain('€75.00')
    expect(owner.html).not.toContain('style="')
  })

  test('of a market and a period by week follows the form, and its file has the same rows', async () => {
    await owner.visit('/office/figures')
    await owner.press('Apply', {
      from: dayOf(ago(60)),
      step: 'week',
      market: 'FR',
      currency: 'EUR',
    })
    expect(owner.text('caption')).toContain('by currency')
    const shown = owner.texts('main table:last-of-type tbody tr')
    const rows = await csvOf(csvLink())
    expect(rows).toHaveLength(shown.length)
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.reduce((all, { orders }) => all + Number(orders), 0)).toBe(1)
  })

  test('of a period without orders says that there is nothing', async () => {
    await owner.visit('/office/figures?from=2001-01-01&until=2001-01-03')
    expect(owner.status).toBe(200)
    expect(owner.text('.empty')).toBe('There is nothing in this period.')
    expect(await csvOf(csvLink())).toHaveLength(3)
  })

  test('says on which clock its days are, and when they were counted', async () => {
    for (const path of ['/office/figures', '/office/figures/tax']) {
      await owner.visit(path)
      expect(owner.texts('.hint').join(' ')).toMatch(
        /home market \(India Standard Time\)\. Counted: /,
      )
    }
    await owner.visit('/office/figures/views')
    expect(owner.texts('.hint').join(' ')).toContain('Days are UTC.')
  })
})

describe('the tax report', () => {
  test('is that of the command, as a page and as a file', async () => {
    const [from, until] = [ago(10), now].map((at) => localDayOf(at, homeTimeZone()))
    const { printed } = await runLine(runTaxReport, `--from ${from} --to ${until} --csv`)
    await owner.visit(`/office/figures/tax?from=${from}&until=${until}`)
    const shown = owner.texts('main table tbody tr')
    await owner.visit(csvLink())
    expect(owner.html).toBe(printed)
    expect(shown).toHaveLength(printed.trim().split('\n').length - 1)
    expect(shown[0]).toContain('Germany')
  })
})

describe('other figures', () => {
  test('count returns, views, searches and pieces', async () => {
    await owner.visit('/office/figures/bestsellers?currency=EUR')
    expect(owner.texts('main table tbody tr')).toHaveLength(2)
    expect(owner.attr('main table tbody a', 'href')).toMatch(/^\/office\/products\/book-/)
    await owner.visit('/office/figures/searches')
    expect(owner.texts('main table tbody th')).toEqual(['cmd exe', 'kestrel'])
    await owner.visit('/office/figures/views')
    expect(owner.text('main svg title')).toContain('1,230')
    await owner.visit('/office/figures/views?by=page&language=de')
    expect(cellsOf('1')).toEqual(['cart', '30', '20'])
    await owner.visit('/office/figures/returns')
    expect(owner.text('h1')).toBe('Returns and refunds')
  })

  test('are files without formulas', async () => {
    await db.writer
      .updateTable('missedSearch')
      .set({ query: '=cmd' })
      .where('query', '=', 'kestrel')
      .execute()
    const rows = await csvOf(`/office/figures/csv/searches.csv?from=${dayOf(ago(9))}&language=en`)
    const queries = rows.map(({ query }) => query)
    expect(queries).not.toContain('=cmd')
    expect(owner.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="searches(-\d{4}-\d\d-\d\d){2}\.csv"$/,
    )
    for (const figure of ['returns', 'bestsellers', 'views', 'tax'])
      expect((await owner.visit(`/office/figures/csv/${figure}.csv`)).status, figure).toBe(200)
    for (const file of ['turnover', 'turnover.txt', 'passwd.csv', 'tax.csv.csv'])
      expect((await owner.visit(`/office/figures/csv/${file}`)).status, file).toBe(404)
  })
})

describe('parameters of figures', () => {
  const hostile: [query: string, words: string][] = [
    ['from=2026-03-02&until=2026-03-01', 'These are the last 30 days'],
    ['from=9998-01-01&until=9998-12-31', 'These are the last 30 days'],
    ['from=9999-01-01&until=9999-12-31', 'value is unknown: First day, Last day'],
    ['from=0001-01-01&until=0001-12-31', 'value is unknown: First day, Last day'],
    ['from=2000-01-01&until=2400-01-01', 'the period ends today'],
    ['from=2000-01-01&until=2026-01-01', 'These are its last years'],
    ['from=2025-01-01&until=2025-12-31&step=day', 'each has more days'],
    ['from=2026-02-30&until=%F0%9F%93%9A', 'value is unknown: First day, Last day'],
    ["market='; drop table day_sale; --&currency=XXX&step=hour", 'Market, Currency'],
    ['period=__proto__&by=constructor&language=xx', 'Periods, Language, Order'],
  ]

  test.each(hostile)(
    '%s are changed with words, and no file is made of them',
    async (query, words) => {
      for (const figure of figures) {
        await owner.visit(`/office/figures${figure}?${query}`)
        expect([figure, owner.status]).toEqual([figure, 200])
        const hasNote = !query.includes('step=day') || ['', '/returns', '/views'].includes(figure)
        const notes = owner.texts('.note').join(' ')
        if (hasNote) expect(notes, figure).toContain(words)
        else expect(notes, figure).toBe('')
        expect(owner.texts('main table tbody tr').length).toBeLessThan(200)
      }
      await owner.visit(`/office/figures/csv/turnover.csv?${query}`)
      expect(owner.status).toBe(400)
      expect(owner.html).toContain(words)
    },
  )

  test('take a period of ten years, and no NUL byte', async () => {
    await owner.visit(`/office/figures?from=${new Date().getUTCFullYear() - 10}-01-01`)
    expect(owner.status).toBe(200)
    expect(owner.texts('.note')).toEqual([])
    await owner.visit('/office/figures?from=%00')
    expect(owner.status).toBe(400)
  })
})

test('a clerk sees none of the figures, and no link to them', async () => {
  const clerk = await newStaffMember('clerk')
  await clerk.visit('/office')
  expect(clerk.html).not.toContain('/office/figures')
  for (const path of [...figures, '/csv/turnover.csv', '/csv/tax.csv', '/no-such'])
    expect((await clerk.visit(`/office/figures${path}`)).status, path).toBe(403)
})

test('the figures speak German and French', async () => {
  for (const [language, title] of [
    ['de', 'Umsatz und Bestellungen'],
    ['fr', 'Chiffre d’affaires et commandes'],
  ] as const) {
    const email = `${language}@shop.example`
    const reader = await newStaffMember('owner', { name: 'Ida', email, language })
    for (const figure of figures) {
      await reader.visit(`/office/figures${figure}?period=this-year&step=week`)
      expect(reader.status).toBe(200)
      expect(reader.html).not.toMatch(/office\.figures\.|\{\{/)
    }
    await reader.visit('/office/figures')
    expect(reader.text('h1')).toBe(title)
  }
})
