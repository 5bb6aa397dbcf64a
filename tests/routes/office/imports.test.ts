import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { addJob, markReceived } from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import { writeJobFile } from '#app/shop/maintenance/exchange-jobs/exchange-parts.server.ts'
import { sweepExchangeJobs } from '#app/shop/maintenance/exchange-jobs/sweep-exchange-jobs.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { openDemo } from '../../demo.ts'
import { newStaffMember } from '../../office-staff.ts'
import { newShopper, type Shopper } from '../../shopper.ts'
import { aFileForm, visitUntilEnd } from './finished-job.ts'

const imports = '/office/imports'
let owner: Shopper
let clerk: Shopper

beforeAll(async () => {
  await openDemo()
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk')
})

const header = 'sku,name,price,stock\n'
const upload = (staff: Shopper, content: string | Uint8Array, fields = {}, name = 'rain.csv') =>
  staff.upload(imports, aFileForm(name, content, fields))

/** Sends a file and waits for its check. */
async function check(staff: Shopper, content: string, fields = {}) {
  await upload(staff, content, fields)
  expect(staff.text('main .panel'), staff.text('.errors')).toBeDefined()
  const path = staff.url
  await visitUntilEnd(staff, path)
  return path
}

const productOf = (sku: string) =>
  db.readLatest
    .selectFrom('product')
    .select(['name', 'stock'])
    .where('sku', '=', sku)
    .executeTakeFirst()

const partsOf = async (path: string) => {
  const rows = await db.readLatest
    .selectFrom('exchangePart')
    .select('name')
    .where('job', '=', path.split('/').at(-1)!)
    .execute()
  return rows.map(({ name }) => name)
}

const workFolders = () => readdirSync(join(process.env.DATA_DIR!, 'uploads'))

/** An import that a process began and did not end. */
async function anInterruptedImport(content: string): Promise<string> {
  const staff = await db.read.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const job = { kind: 'import', fileName: 'lost.csv', size: content.length, options: {} } as const
  const added = await addJob(job, staff, Date.now())
  if (!added.ok) throw new Error(added.reason)
  async function* bytes() {
    yield await Promise.resolve(Buffer.from(content))
  }
  await writeJobFile(added.run.id, bytes())
  await markReceived(added.run, Date.now())
  await db.write((trx) =>
    trx
      .updateTable('exchangeJob')
      .set({ state: 'running', leaseUntil: Date.now() - 1 })
      .where('id', '=', added.run.id)
      .execute(),
  )
  return `${imports}/${added.run.id}`
}

describe('an import', () => {
  test('is checked first, shows its report in pages, and is then written as a change of its sender', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `rain-${n},Rain ${n},${n + 1}.50,3\n`)
    const path = await check(clerk, `${header}${rows.join('')}rain-60,,1,1\n`)
    expect(clerk.text('main b')).toBe('Checked, 61 products read')
    expect(clerk.texts('.views a')).toEqual(['Refused 1', 'New 60'])
    expect(clerk.text('tbody tr')).toContain('name')
    await clerk.visit(`${path}?outcome=new&page=2`)
    expect(clerk.texts('tbody tr')).toHaveLength(10)
    expect(clerk.text('.pager')).toContain('Page 2 of 2')
    await clerk.visit(`${path}?outcome=new&page=2&refresh=off`)
    expect(clerk.attr('.views a', 'href')).toBe(`${path}?outcome=refused&refresh=off`)
    expect(await productOf('rain-1')).toBeUndefined()
    await clerk.press('Import this file')
    await visitUntilEnd(clerk, path)
    expect(clerk.text('main b')).toContain('Imported')
    expect(await productOf('rain-1')).toEqual({ name: 'Rain 1', stock: 3 })
    await clerk.visit(`${path}/report.csv`)
    expect(clerk.headers.get('Content-Disposition')).toMatch(/^attachment; filename="import-.*csv"/)
    expect(clerk.html.split('\n')[0]).toBe('line,outcome,key,name,reasons,notes')
    expect(clerk.html.split('\n')).toHaveLength(63)
    const changed = await db.read
      .selectFrom('audit')
      .innerJoin('staff', 'staff.id', 'audit.actor')
      .select(['details', 'staff.name'])
      .where('command', '=', 'import')
      .executeTakeFirstOrThrow()
    expect(changed.name).toBe('Meera clerk')
    expect(JSON.parse(changed.details)).toMatchObject({ source: 'csv', new: 60, refused: 1 })
    await expect.poll(() => partsOf(path)).not.toContain('file')
    expect(workFolders()).toEqual([])
  })

  test('says in German why rows are refused and what it notes, on its page and in its CSV', async () => {
    const german = await newStaffMember('clerk', { email: 'hilfe@shop.example', language: 'de' })
    const rows = [
      'sku,name,price,stock,subjects',
      'nass-1,Nass,viel,3,',
      'nass-2,Nass,1,1000001,',
      'nass-3,Nass,1,3,ABC1234',
      'nass-3,Nass,1,3,',
      'nass-4',
    ]
    const path = await check(german, `${rows.join('\n')}\n`)
    const reasons = [
      'Preis, Spalte price: „viel“ ist kein Betrag wie 12,90, ohne Zeichen zwischen den Tausendern.',
      'Bestand, Spalte stock: Geben Sie eine ganze Zahl von 0 bis 1.000.000 ein.',
      'Schlüssel: Zeile 4 hat denselben Artikel schon.',
      'Die Zeile hat 1 Zellen, die erste Zeile 5.',
    ]
    expect(german.texts('td .lines')).toEqual(reasons)
    const csv = (await german.visit(`${path}/report.csv`)).html
    for (const reason of reasons) expect(csv).toContain(reason)
    await german.visit(`${path}?outcome=new`)
    expect(german.text('td .lines')).toMatch(/^Themen, Spalte subjects: ABC1234 ist kein/)
    const english = (await clerk.visit(`${path}/report.csv`)).html
    expect(english).toContain('"Stock: Type a whole number from 0 to 10,00,000."')
  })

  test('takes the options of the command, and says in its check what would change', async () => {
    await check(clerk, `${header}rain-1,Rain 1,2.50,9\n`, { update: 'yes' })
    expect(clerk.text('td .lines')).toContain('Stock: “3” → “9”')
    expect(clerk.text('.facts')).toContain('Change only the columns of the file')
    const faults = {
      update: 'yes',
      price: '5',
      source: `Big Supplier${'\u0301'.repeat(99)}`,
      stock: '-1',
      currency: 'XX',
    }
    await upload(clerk, header, faults)
    expect(clerk.status).toBe(422)
    expect(clerk.text('#price-error')).toContain('does not go with')
    expect(clerk.text('#source-error')).toContain('small letters')
    expect(clerk.text('#stock-error')).toContain('whole number')
    expect(clerk.text('#currency-error')).toContain('currency of the shop')
    expect(clerk.attr('#source', 'value')).toBe(`Big Supplier${'\u0301'.repeat(30)}`)
    expect(clerk.attr('#update', 'checked')).toBeDefined()
  })

  test('is refused for a file that is none, whatever its name says, and for one that is too large', async () => {
    const refusals: [content: string | Uint8Array, says: string][] = [
      ['', 'The file is empty.'],
      [Buffer.from('PK\u0003\u0004 a sheet'), 'This is a spreadsheet'],
      ['%PDF-1.7\n', 'This is no text'],
      ['one,two\n1,2\n', 'does not know this kind of file'],
      ['sku,name,sku\n', 'has a column twice'],
    ]
    for (const [content, says] of refusals) {
      await upload(clerk, content)
      expect(clerk.status).toBe(422)
      expect(clerk.text('#file-error')).toContain(says)
    }
    await clerk.upload(imports, new FormData())
    expect(clerk.text('#file-error')).toBe('Choose a file.')
    const large = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '300000000',
    }
    await clerk.post(imports, {}, large)
    expect(clerk.text('#file-error')).toContain('at most 200 MB')
    await clerk.post(imports, {}, { 'Content-Type': 'multipart/form-data; boundary=x' })
    expect(clerk.text('#file-error')).toContain('did not arrive whole')
    expect(workFolders()).toEqual([])
  })

  test('is cancelled while it waits or runs, and is the only one until then', async () => {
    await upload(clerk, `${header}fog,Fog,1,1\n`)
    const path = clerk.url
    expect(clerk.headers.get('Refresh')).toBe('3')
    expect(clerk.attr('progress', 'id')).toBeDefined()
    await upload(owner, `${header}snow,Snow,1,1\n`)
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toContain('Another import is running')
    await clerk.visit(`${path}?refresh=off`)
    expect(clerk.headers.get('Refresh')).toBeNull()
    await clerk.press('Cancel')
    expect(clerk.text('main b')).toContain('Cancelled')
    await clerk.press('Check again')
    expect(clerk.url).toBe(`${path}?refresh=off`)
    await visitUntilEnd(clerk, path)
    expect(clerk.text('main b')).toContain('Checked')
    await clerk.press('Delete')
    expect(clerk.url).toBe(imports)
    expect(await partsOf(path)).toEqual([])
    expect((await clerk.visit(path)).status).toBe(404)
  })

  test('is interrupted once its process is dead, and can be begun again by one of two', async () => {
    const path = await anInterruptedImport(`${header}hail,Hail,1,1\n`)
    await clerk.visit(path)
    await owner.visit(path)
    expect(clerk.text('main b')).toContain('Interrupted')
    await clerk.press('Check again')
    await owner.press('Check again')
    expect(owner.status).toBe(409)
    await visitUntilEnd(clerk, path)
    expect(clerk.texts('.views a')).toContain('New 1')
  })

  test('overrules the guards for owners alone', async () => {
    await clerk.visit(imports)
    expect(clerk.html).not.toContain('Overrule the guards')
    await upload(clerk, `${header}dew,Dew,1,1\n`, { force: 'yes' })
    expect(clerk.status).toBe(403)
    const path = await check(owner, `${header}dew,Dew,1,1\n`, { force: 'yes' })
    await clerk.visit(path)
    await clerk.press('Import this file')
    expect(clerk.status).toBe(403)
    expect(workFolders()).toEqual([])
  })

  test('is taken from staff alone, and not from another site', async () => {
    const nobody = await newShopper()
    const form = aFileForm('ice.csv', `${header}ice,Ice,1,1\n`)
    await nobody.upload('/no/such/page', form)
    const { status } = nobody
    await nobody.upload(imports, form)
    expect(nobody.status).toBe(status)
    expect(nobody.html).not.toContain('office.css')
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
    await clerk.post(imports, {}, { ...multipart, 'Sec-Fetch-Site': 'cross-site' })
    expect(clerk.status).toBe(403)
  })

  test('is deleted with all of it after 14 days', async () => {
    expect(await sweepExchangeJobs(Date.now() + 13 * dayMs)).toBe(0)
    expect(await sweepExchangeJobs(Date.now() + 15 * dayMs)).toBeGreaterThan(2)
    await clerk.visit(imports)
    expect(clerk.text('.empty')).toBe('There are none yet.')
    const left = await db.read.selectFrom('exchangePart').select('name').execute()
    expect(left).toEqual([])
  })
})
