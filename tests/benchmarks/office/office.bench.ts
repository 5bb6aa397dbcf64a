import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { officeRoutes } from '../../shop-routes.ts'
import { writeCatalogue } from '../catalogue-of.ts'
import { fillOffice } from './fill-office.ts'
import { listOfficeRequests, wholeFiles } from './office-requests.ts'
import { measureBeside } from './measure-beside.ts'
import { signInCustomer, signInStaff } from './sign-in.ts'
import type { Measured } from '../report/goals.ts'
import { report, type Section } from '../report/report.ts'
import { runShop, serveShop } from '../shop-process.ts'
import type { Served } from '../serve-process.ts'
import { takeTurn, turnLimit } from '../take-turn.ts'

const books = 100_000
const email = 'meera@shop.example'

const files = new Set(
  officeRoutes.filter(({ file }) => file.endsWith('.ts')).map(({ path }) => `/${path}`),
)

const sections: Section[] = []
const measured: Measured = {}
let server: Served | undefined

beforeAll(takeTurn, turnLimit)
beforeAll(async () => {
  const folder = process.env.DATA_DIR!
  const file = join(folder, 'books.csv')
  await writeCatalogue(file, books)
  await runShop(['import', file], folder)
}, 900_000)
afterAll(async () => {
  await server?.stop()
  report('office', { sections, measured })
}, 30_000)

test('each page of the office beside a list of the shop', { timeout: 1_800_000 }, async () => {
  const folder = process.env.DATA_DIR!
  const now = Date.now()
  const link = await runShop(['staff', 'add', 'Meera', email, '--role', 'owner'], folder)
  const { id } = await db.read.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  await fillOffice(id, now)
  server = await serveShop(folder)
  const { origin, pid } = server
  const requests = await listOfficeRequests(now)
  expect(Object.keys(requests).sort(), 'addresses').toEqual(
    officeRoutes
      .map(({ path }) => `/${path}`)
      .filter((path) => !path.endsWith('*'))
      .sort(),
  )
  const listing = {
    ...{ origin, path: '/books', status: 200 },
    headers: { Cookie: await signInCustomer(origin) },
  }
  const headers = { Cookie: await signInStaff(origin, link.output, email) }
  const paths = Object.entries(requests).flatMap(([address, filled]) =>
    wholeFiles.includes(address)
      ? []
      : filled.map((path) => ({ path, isFile: files.has(address) })),
  )
  const targets = paths.map(({ path }) => ({ origin, path, status: 200, headers }))
  const { besideMs, rows } = await measureBeside(listing, targets, pid)
  sections.push({
    title: 'The office with 100,000 products and 50,000 orders',
    how: `CPU of a request on one connection; /books of a customer, in turn with each: ${besideMs.toFixed(1)} ms`,
    rows: rows.map(({ path, cpuMs, ratio, waitMs }, n) => ({
      ...{ path, answer: paths[n]!.isFile ? 'file' : 'page', 'CPU ms': cpuMs },
      ...{ 'over /books': ratio, 'p50 ms': waitMs },
    })),
  })
  const pages = rows.filter((_, n) => !paths[n]!.isFile)
  measured['office over listing'] = Math.max(...pages.map(({ ratio }) => ratio))
})
