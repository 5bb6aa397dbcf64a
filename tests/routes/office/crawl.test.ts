import { readdirSync, readFileSync } from 'node:fs'
import { createCookie } from '@remix-run/node'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { endStaff } from '#app/shop/staff/staff.server.ts'
import { openDemo } from '../../demo.ts'
import { addStaffByCommand, newStaffMember } from '../../office-staff.ts'
import { officeRoutes } from '../../shop-routes.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'

beforeAll(openDemo)

/** Fills the parameters of a path with what no row has. */
const addressOf = ({ path = '' }) =>
  `/${path.replace(/:\w+/g, 'AAAAAAAA').replace('*', 'no/such/page')}`
const addresses = officeRoutes.map(addressOf)
const files = officeRoutes.filter(({ file }) => file.endsWith('.ts')).map(addressOf)
/** An unknown path has as many letters, so that both pages have the same length. */
const unknownOf = (address: string) => address.replace('/office', '/oddity')

/** Holds the rows of the table of addresses, by address with its parameters filled in. */
const table = new Map(
  [
    ...readFileSync('docs/office.md', 'utf8').matchAll(
      /^\| `(\/office\S*)` +\| (\w+) +\| (\w+) +\|$/gm,
    ),
  ].map(([, path = '', clerk, owner]) => [addressOf({ path: path.slice(1) }), { clerk, owner }]),
)

const requests: Record<string, { query?: string; init?: RequestInit }> = {
  GET: {},
  HEAD: { init: { method: 'HEAD' } },
  OPTIONS: { init: { method: 'OPTIONS' } },
  PUT: { init: { method: 'PUT' } },
  'GET with a link': { query: `?key=${'A'.repeat(43)}` },
  'GET of data': { query: '?_data=routes%2Foffice%2Ftoday' },
  'GET of data of the root': { query: '?_data=root' },
  POST: {
    init: {
      method: 'POST',
      body: 'intent=office.sign-in&email=owner%40shop.example&password=wrong',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    },
  },
  'POST of another site': {
    init: {
      method: 'POST',
      body: 'intent=office.sign-in',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'cross-site',
      },
    },
  },
}

async function answerTo(
  path: string,
  { query = '', init = {} }: (typeof requests)[string],
  cookie?: string,
) {
  const send = await builtShop()
  const headers = new Headers({ Host: new URL(origin).host, ...(init.headers as object) })
  if (cookie !== undefined) headers.set('Cookie', cookie)
  const answer = await send(
    new Request(origin + path + query, { ...init, headers, redirect: 'manual' }),
  )
  const text = [JSON.stringify([...answer.headers]), await answer.text()]
  return { status: answer.status, text: text.map((one) => one.replaceAll('oddity', 'office')) }
}

/** Requires that an address answers in every way like a path that was never there. */
async function requireUnknown(address: string, cookie?: string) {
  for (const [name, request] of Object.entries(requests)) {
    const [here, there] = [
      await answerTo(address, request, cookie),
      await answerTo(unknownOf(address), request, cookie),
    ]
    expect(here, `${name} ${address}`).toEqual(there)
    if (name === 'GET' && addresses.includes(address)) expect(here.status).toBe(404)
  }
}

test('the table of addresses names all of the office', () => {
  expect([...table.keys()].sort()).toEqual(
    addresses.filter((address) => !address.endsWith('no/such/page')).sort(),
  )
  for (const [address, { owner }] of table)
    expect(owner, address).toBe(files.includes(address) ? 'file' : 'page')
})

test('every page passes on the headers of its forms, such as Retry-After', () => {
  const pages = officeRoutes.filter(({ file }) => file.endsWith('.tsx'))
  const without = pages.filter(
    ({ file }) => !readFileSync(`app/${file}`, 'utf8').includes("'#app/http/headers.ts'"),
  )
  expect(without).toEqual([])
})

describe('while there is no staff', () => {
  test.each([...addresses, '/office/', '/OFFICE', '/%6Fffice', '/office.data'])(
    '%s is an unknown path',
    (address) => requireUnknown(address),
  )
})

describe('once there is staff', () => {
  let owner: Shopper
  let clerk: Shopper
  beforeAll(async () => {
    await addStaffByCommand('Tara', 'tara@shop.example', 'owner')
    // Each process learns of the first account within two seconds.
    const nobody = await newShopper()
    await vi.waitFor(async () => expect((await nobody.visit('/office')).status).toBe(200), 5000)
    owner = await newStaffMember('owner')
    clerk = await newStaffMember('clerk')
  })

  const below = addresses.filter((address) => address !== '/office')

  test.each([...below, '/office/', '/OFFICE', '/%6Fffice'])(
    '%s is an unknown path for nobody',
    (address) => requireUnknown(address),
  )

  test('the sign-in alone is at /office, without a hint of what lies below', async () => {
    const nobody = await newShopper()
    await nobody.visit('/office')
    expect(nobody.status).toBe(200)
    expect(nobody.text('h1')).toBe('Sign in to the back office')
    expect(nobody.html).not.toContain('/office/')
    expect(nobody.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(nobody.headers.get('Cache-Control')).toBe('no-store')
  })

  test('a customer is nobody there', async () => {
    const customer = await newShopper()
    await customer.post('/login-register', {
      intent: 'customer.register',
      name: 'Asha Rao',
      email: 'asha@example.org',
      password: 'ginger tea at seven',
    })
    await customer.visit('/my-account')
    expect(customer.status).toBe(200)
    expect(customer.text('.lede')).toContain('asha@example.org')
    const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const address of below) {
      const request = { ...requests.GET! }
      expect(await answerTo(address, request, cookie)).toEqual(
        await answerTo(unknownOf(address), request, cookie),
      )
    }
  })

  test('a cookie that was forged, or signed with another secret, opens nothing', async () => {
    const [name, value] = [...owner.cookies].find(([one]) => one.endsWith('shop-office'))!
    const token = JSON.parse(atob(decodeURIComponent(value).split('.')[0]!)) as string
    const other = createCookie(name, { secrets: ['other'] })
    const pairs = [
      `${name}=${btoa(JSON.stringify(token))}`,
      (await other.serialize(token)).split(';')[0]!,
      `${name}=${value.slice(0, -3)}AAA`,
      `${name}=`,
    ]
    for (const pair of pairs) await requireUnknown('/office/account', pair)
    // Another program of the host may set a cookie of this name as well.
    const both = await answerTo('/office/account', {}, `${pairs[1]}; ${name}=${value}`)
    expect(both.status).toBe(200)
  })

  test.each(addresses)(
    '%s is for owners, and for clerks if it is not theirs alone',
    async (address) => {
      await owner.visit(address)
      // Some files need parameters.
      expect([200, 400, 404]).toContain(owner.status)
      await clerk.visit(address)
      expect(clerk.status).toBe(table.get(address)?.clerk === '403' ? 403 : owner.status)
      if (files.includes(address)) return
      expect(owner.attr('html', 'lang')).toBe('en')
      expect(owner.texts('.frame__pages a').length).toBeGreaterThan(1)
      expect(owner.headers.get('Cache-Control')).toBe('no-store')
      expect(owner.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(owner.headers.get('Speculation-Rules')).toBeNull()
      expect(owner.html).not.toContain('__remix')
      expect(clerk.text('.frame')).toContain('Meera clerk')
      expect(clerk.text('.frame')).not.toContain('Staff')
      await clerk.post(address, { intent: 'no.such' })
      expect([400, 403, 404, 405]).toContain(clerk.status)
      await owner.post(address, { intent: 'no.such' }, { 'Sec-Fetch-Site': 'cross-site' })
      expect([403, 405]).toContain(owner.status)
    },
  )

  test('an account that was ended loses its open pages at once', async () => {
    await addStaffByCommand('Uma', 'uma@shop.example', 'clerk')
    await endStaff({ email: 'clerk@shop.example' }, Date.now())
    const cookie = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await requireUnknown('/office/account', cookie)
  })
})

describe('a shopper', () => {
  const assets = 'build/client/assets'

  test('loads no script and no style that mentions the office', () => {
    const files = readdirSync(assets).filter((name) => !/^office[-.]|\.(gz|woff2)$/.test(name))
    expect(files.length).toBeGreaterThan(50)
    const mentioning = files.filter((name) =>
      /office(?!r)/i.test(readFileSync(`${assets}/${name}`, 'utf8')),
    )
    expect(mentioning).toEqual([])
  })

  test.each(['/', '/de/books', '/book/b01', '/about', '/robots.txt', '/sitemap.xml', '/no/such'])(
    '%s does not mention it either',
    async (path) => {
      const shopper = await newShopper()
      await shopper.visit(path)
      expect(shopper.html).not.toMatch(/office[-./]/i)
    },
  )
})
