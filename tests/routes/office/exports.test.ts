import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { db } from '#app/database/database.server.ts'
import { exportCatalogue } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import { localDayOf, homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { deleteCustomer } from '#app/shop/lifecycle/manage-customers.server.ts'
import { sweepExchangeJobs } from '#app/shop/maintenance/exchange-jobs/sweep-exchange-jobs.server.ts'
import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { newStaffMember, staffPassword } from '../../office-staff.ts'
import { aCustomer } from '../../shop/accounts/customers.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'
import { changesOf } from '../../shop/command/run-command.ts'
import { builtShop, origin, type Shopper } from '../../shopper.ts'
import { visitUntilEnd } from './finished-job.ts'

const exports = '/office/exports'
let owner: Shopper
let clerk: Shopper
let number: string

beforeAll(async () => {
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk')
  number = await aPlacedOrder()
  await packOrder(number, Date.now())
})

/** Begins an export and returns the path of its file. */
async function exported(staff: Shopper, button: string, fields = {}): Promise<string> {
  await staff.visit(exports)
  await staff.press(button, fields)
  expect(staff.status, staff.text('.errors')).toBe(200)
  await visitUntilEnd(staff, exports)
  expect(staff.text('tbody tr')).toContain('Ready')
  return staff.attr('tbody a', 'href')!
}

const fetchFile = async (
  { cookies }: Shopper,
  path: string,
  headers: Record<string, string> = {},
) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = await builtShop()
  return send(
    new Request(origin + path, { headers: { Host: 'shop.test', Cookie: cookie, ...headers } }),
  )
}

describe('an export', () => {
  test('is written in the background and then downloaded', async () => {
    const path = await exported(clerk, 'Export the catalogue')
    expect((await fetchFile(clerk, path, { 'Sec-Purpose': 'prefetch' })).status).toBe(403)
    const answer = await fetchFile(clerk, path)
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename="catalogue-[\d-]+\.csv"/)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    const text = await answer.text()
    const rows: string[] = []
    for await (const some of exportCatalogue(Date.now())) rows.push(some)
    expect(text).toBe(rows.join(''))
    expect(answer.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)))
    await clerk.press('Delete')
    expect((await fetchFile(clerk, path)).status).toBe(303)
  })

  test('holds the orders, for owners alone', async () => {
    await clerk.visit(exports)
    expect(clerk.texts('main form h2')).toEqual(['Catalogue', 'ONIX'])
    await clerk.post(exports, { intent: 'export.begin', kind: 'orders' })
    expect(clerk.status).toBe(403)
    const path = await exported(owner, 'Export the orders')
    expect(await (await fetchFile(owner, path)).text()).toContain(number)
    expect((await fetchFile(clerk, path)).status).toBe(303)
    await clerk.visit(exports)
    expect(clerk.html).not.toContain(path)
    await clerk.post(exports, { intent: 'exchange.delete', id: path.split('/').at(-2)! })
    expect(clerk.status).toBe(404)
  })

  test('that may name a customer is gone with the customer, and its file within an hour', async () => {
    const catalogue = await exported(clerk, 'Export the catalogue')
    const customer = await aCustomer(undefined, Date.now())
    const path = await exported(owner, 'Export the customers')
    const id = path.split('/').at(-2)!
    await deleteCustomer({ id: await aCustomer(undefined, Date.now() + 1000) }, Date.now())
    expect((await fetchFile(owner, path)).status).toBe(200)
    await deleteCustomer({ id: customer }, Date.now())
    expect((await fetchFile(owner, path)).status).toBe(303)
    expect((await fetchFile(clerk, catalogue)).status).toBe(200)
    await sweepExchangeJobs(Date.now())
    const parts = db.read.selectFrom('exchangePart').select('part').where('job', '=', id)
    expect(await parts.execute()).toEqual([])
  })

  test('is fetched for a day', async () => {
    const path = await exported(clerk, 'Export the catalogue')
    await db.write((trx) =>
      trx
        .updateTable('exchangeJob')
        .set({ createdAt: Date.now() - 86_400_000 })
        .where('id', '=', path.split('/').at(-2)!)
        .execute(),
    )
    expect((await fetchFile(clerk, path)).status).toBe(303)
  })

  test('holds the invoices of some days as a zip', async () => {
    await owner.visit(exports)
    await owner.press('Export the invoices', { from: '2026-02-30', until: '' })
    expect(owner.status).toBe(422)
    expect(owner.text('#from-error')).toBe('Choose a day.')
    await owner.press('Export the invoices', { from: '2001-01-02', until: '2001-01-01' })
    expect(owner.text('#until-error')).toContain('before the first day')
    await owner.press('Export the invoices', { from: '2001-01-01', until: '2001-01-02' })
    expect(owner.text('#from-error')).toContain('No invoices')
    const today = localDayOf(Date.now(), homeTimeZone())
    const path = await exported(owner, 'Export the invoices', { from: '2026-01-01', until: today })
    const zip = unzipSync(new Uint8Array(await (await fetchFile(owner, path)).arrayBuffer()))
    const [file] = Object.values(zip)
    expect(Buffer.from(file!).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('holds all data, for owners who type their password again', async () => {
    await clerk.post(exports, { intent: 'export.begin', kind: 'backup' })
    expect(clerk.status).toBe(403)
    await owner.visit(exports)
    await owner.press('Make a backup', { 'own-password': 'a guess' })
    expect(owner.status).toBe(422)
    expect(owner.text('#own-password-error')).toContain('not your present password')
    expect(owner.attr('#own-password[aria-invalid]', 'aria-describedby')).toBe('own-password-error')
    expect(owner.attrs('.errors a', 'href')).toEqual(['#own-password'])
    expect(await changesOf('shop')).toEqual([])
    const path = await exported(owner, 'Make a backup', { 'own-password': staffPassword })
    expect(path).toMatch(/\/backup-[\d-]+\.gz$/)
    const answer = await fetchFile(owner, path)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    const [header = '', ...lines] = gunzipSync(await answer.arrayBuffer())
      .toString()
      .split('\n')
    expect(JSON.parse(header)).toMatchObject({
      octavo: 'backup',
      counts: { staff: 2, exchangeJob: 0, exchangePart: 0 },
    })
    expect(lines.join()).toContain(number)
    expect(await changesOf('shop')).toEqual([{ command: 'backup' }, { command: 'backup fetch' }])
    expect((await fetchFile(clerk, path)).status).toBe(303)
    const change = (job: { staff?: string; createdAt?: number }) =>
      db.writer.updateTable('exchangeJob').set(job).where('kind', '=', 'backup').execute()
    const { staff, createdAt } = await db.read
      .selectFrom('exchangeJob')
      .select(['staff', 'createdAt'])
      .where('kind', '=', 'backup')
      .executeTakeFirstOrThrow()
    await change({ staff: 'another owner' })
    expect((await fetchFile(owner, path)).status).toBe(303)
    await change({ staff, createdAt: createdAt - 3_600_000 })
    expect((await fetchFile(owner, path)).status).toBe(303)
    await owner.visit(exports)
    expect(owner.attrs('tbody a', 'href')).not.toContain(path)
    expect(await changesOf('shop')).toHaveLength(2)
    await sweepExchangeJobs(Date.now())
    await owner.visit(exports)
    expect(owner.text('main')).not.toContain(path.split('/').at(-1))
  })

  test('is the only one until it ends or is cancelled', async () => {
    await clerk.visit(exports)
    await clerk.press('Export ONIX')
    expect(clerk.headers.get('Refresh')).toBe('3')
    await owner.visit(exports)
    await owner.press('Export the customers')
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toContain('Another export is running')
    await clerk.press('Cancel')
    expect(clerk.text('tbody tr')).toContain('Cancelled')
    expect(clerk.headers.get('Refresh')).toBeNull()
    await clerk.post(exports, { intent: 'export.begin', kind: 'secrets' })
    expect(clerk.status).toBe(400)
  })
})
