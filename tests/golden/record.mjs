// Records what every URL answers: `node tests/golden/record.mjs FOLDER [LAUNCHER]`. Two records are compared by
// `diff -r`; a refactoring leaves them equal. The shop has to be built.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { load } from 'cheerio'

const [folder, launcher = 'app/server/start.mjs'] = process.argv.slice(2)
if (!folder) throw new Error('name a folder for the record')
const port = 39_471
const origin = `http://127.0.0.1:${port}`
const languages = ['', '/fr', '/de']

/** Pages with the route of each, as its data is requested. */
const pages = {
  '/': 'routes/home',
  '/books': 'routes/books',
  '/books?page=2': 'routes/books',
  '/books?sort=price-asc&format=paperback': 'routes/books',
  '/books?q=austen': 'routes/books',
  '/books?q=xqzzy': 'routes/books',
  '/books?currency=EUR&country=DE': 'routes/books',
  '/book/b01': 'routes/book',
  '/book/b01?reviews=2': 'routes/book',
  '/book/missing': 'routes/book',
  '/Books': 'routes/books',
  '/catalogue': 'routes/catalogue',
  '/catalogue?q=lamp': 'routes/catalogue',
  '/authors': 'routes/authors',
  '/publishers': 'routes/publishers',
  '/cart': 'routes/cart',
  '/wishlist': 'routes/wishlist',
  '/compare': 'routes/compare',
  '/checkout': 'routes/checkout',
  '/my-orders': 'routes/my-orders',
  '/downloads/ebooks': 'routes/downloads-ebooks',
  '/withdrawal': 'routes/withdrawal',
  '/tracking': 'routes/tracking',
  '/order-received/ABCD2345': 'routes/order-received',
  '/login-register': 'routes/login-register',
  '/forgot-password': 'routes/forgot-password',
  '/my-account': 'routes/my-account',
  '/logout': 'routes/logout',
  '/about': 'routes/about',
  '/contact': 'routes/contact',
  '/privacyPolicy': 'routes/privacy-policy',
  '/terms': 'routes/terms',
  '/delivery': 'routes/delivery',
  '/returns': 'routes/returns',
  '/imprint': 'routes/imprint',
  '/accessibility': 'routes/accessibility',
  '/no-such-page': 'unknown-path',
}

const inLanguages = ['/opensearch.xml', '/books.atom', '/opds', '/opds/v2', '/wishlist.atom']
  .concat(['/suggestions?q=aust', '/site.webmanifest', '/my-account/data.json'])
  .concat(['/downloads/ebooks/lean', '/downloads/ebooks/ABCD2345/b01.epub'])

const once = [
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/favicon.ico',
  '/categories/list',
]
  .concat(['/authors/list', '/publishers/list', '/banners/list', '/cart/list', '/wishlist/list'])
  .concat(['/users/profile', '/users/signin/customer', '/merchant/de.xml', '/merchant/in.xml'])
  .concat([
    '/.well-known/security.txt',
    '/xx/books',
    '/en/books',
    '/book/%31',
    '/books/',
    '//books',
  ])

/**
 * Forms that are refused, or that change nothing that a later entry shows.
 * @type {[path: string, fields: Record<string, string>][]}
 */
const forms = [
  ['/book/b01', { intent: 'no.such' }],
  ['/book/b01', { intent: 'cart.add', product: 'missing', quantity: '1' }],
  ['/book/b01', { intent: 'cart.add', product: 'b01', quantity: 'many' }],
  ['/book/b01', { intent: 'stock.watch', product: 'b01', email: 'no address' }],
  ['/cart', { intent: 'coupon.apply', coupon: 'NONE-SUCH' }],
  ['/checkout', { intent: 'order.place' }],
  ['/login-register', { intent: 'session.signIn', email: 'nobody', password: 'x' }],
  ['/forgot-password', { intent: 'password.request', email: 'nobody' }],
  ['/tracking', { intent: 'order.track', number: 'x', email: 'y' }],
  ['/withdrawal', { intent: 'withdrawal.review' }],
  ['/contact', { intent: 'contact.send', name: '', email: 'x' }],
]

/** Replaces what differs from one start to the next. */
function normalise(text) {
  return text
    .replaceAll(origin, 'ORIGIN')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
    .replace(/\w{3}, \d\d \w{3} 20\d\d \d\d:\d\d:\d\d GMT/g, 'MOMENT')
    .replace(/[\w-]{22}(?=['"])/g, 'RANDOM')
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{8}\.(js|css|woff2)/g, '$1-HASH.$2')
    .replace(/('|&#x27;|\b)sha256-[\w+/=]+/g, '$1sha256-HASH')
    .replace(/\b1[789]\d{11}\b/g, 'MOMENT')
    .replace(/\b20\d\d-\d\d-\d\dT[\d:.]+Z?/g, 'MOMENT')
    .replace(/"version":"[0-9a-f]{8}"/g, '"version":"HASH"')
    .replace(/manifest-[0-9a-f]{8}/g, 'manifest-HASH')
}

const leftOut = new Set([
  'date',
  'etag',
  'x-request-id',
  'connection',
  'keep-alive',
  'content-length',
])
const cookieShape = (line) => line.replace(/^([^=]+)=[^;]*/, '$1=VALUE')

class Visitor {
  cookies = new Map()

  async send(path, { method = 'GET', fields, ...rest } = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return fetch(origin + path, {
      method,
      redirect: 'manual',
      body: fields && new URLSearchParams(fields),
      headers: {
        Accept: 'text/html,*/*;q=0.8',
        Origin: origin,
        ...(cookie && { Cookie: cookie }),
        ...rest.headers,
      },
    })
  }

  /** Sends and stores the cookies, as a browser does. */
  async act(path, fields) {
    const answer = await this.send(path, fields && { method: 'POST', fields })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      html: await answer.text(),
    }
  }
}

/** Fills the form that has a button of this intent, as it stands on the page. */
function formOf(html, intent, filled) {
  const $ = load(html)
  const form = $(`button[value="${intent}"]`).closest('form')
  return {
    ...Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value])),
    ...filled,
    intent,
  }
}

async function guest() {
  const one = new Visitor()
  for (const intent of ['cart.add', 'wishlist.add', 'compare.add'])
    await one.act('/book/b02', { intent, product: 'b02', quantity: '1' })
  return one
}

async function customer() {
  const one = new Visitor()
  const { html } = await one.act('/login-register')
  const account = {
    name: 'Asha Raghavan',
    email: 'asha@example.org',
    password: 'lantern quarry 7 fog',
  }
  const intent = load(html)('button[value*="register" i]').attr('value')
  const made = await one.act('/login-register', formOf(html, intent, account))
  if (made.status !== 303) throw new Error(`no account: ${made.status}`)
  await one.act('/book/b01', { intent: 'cart.add', product: 'b01', quantity: '1' })
  const checkout = (await one.act('/checkout')).html
  const buy = load(checkout)('button[value*="place" i]').attr('value')
  const address = {
    addressLine1: '14 Lantern Lane',
    postcode: '560001',
    city: 'Bengaluru',
    payment: 'invoice',
  }
  const placed = await one.act(
    '/checkout',
    formOf(checkout, buy, { ...address, ...account, password: undefined }),
  )
  if (placed.status !== 303) throw new Error(`no order: ${placed.status}`)
  one.receipt = placed.location
  return one
}

async function entry(visitor, path, sent) {
  const answer = await visitor.send(path, sent)
  const headers = [...answer.headers].filter(
    ([name]) => !leftOut.has(name) && name !== 'set-cookie',
  )
  const body = Buffer.from(await answer.arrayBuffer())
  const isText = /text|json|xml|javascript|manifest/.test(answer.headers.get('Content-Type') ?? '')
  return [
    `${sent?.method ?? 'GET'} ${path} ${sent?.fields ? JSON.stringify(sent.fields) : ''}`,
    `${answer.status}`,
    ...headers.sort().map(([name, value]) => `${name}: ${value}`),
    ...answer.headers
      .getSetCookie()
      .map((line) => `set-cookie: ${cookieShape(line)}`)
      .sort(),
    '',
    isText ? body.toString().replace(/></g, '>\n<').replace(/,"/g, ',\n"') : `${body.length} bytes`,
    '',
  ].join('\n')
}

async function record(name, visitor) {
  let count = 0
  const write = async (file, list) => {
    const texts = []
    for (const [path, sent] of list) texts.push(await entry(visitor, path, sent))
    count += list.length
    const own = visitor.receipt
      ? new RegExp(visitor.receipt.split('/').at(-1).split('?')[0], 'g')
      : /$^/
    writeFileSync(join(folder, name, file), normalise(texts.join('\n')).replace(own, 'ORDER'))
  }
  mkdirSync(join(folder, name), { recursive: true })
  for (const language of languages) {
    const at = language.slice(1) || 'en'
    for (const [path, route] of Object.entries(pages)) {
      // A visit of this page signs out, and all later entries would be those of a guest.
      if (path === '/logout' && visitor.receipt) continue
      const full = language + (language && path === '/' ? '' : path)
      const data = `${full}${full.includes('?') ? '&' : '?'}_data=${encodeURIComponent(route)}`
      const root = `${full}${full.includes('?') ? '&' : '?'}_data=root`
      const file = `${at}-${path.replace(/\W+/g, '_')}.txt`
      await write(file, [[full], [full, { method: 'HEAD' }], [data], [root]])
    }
    await write(
      `${at}-feeds.txt`,
      inLanguages.map((path) => [language + path]),
    )
    for (const [n, [path, fields]] of forms.entries())
      await write(`${at}-form-${n}.txt`, [[language + path, { method: 'POST', fields }]])
    if (visitor.receipt) await write(`${at}-receipt.txt`, [[visitor.receipt]])
  }
  await write(
    'once.txt',
    once.map((path) => [path]),
  )
  console.log(`${name}: ${count} answers`)
}

const data = mkdtempSync(join(tmpdir(), 'octavo-golden-'))
const server = spawn(process.execPath, [resolve(launcher)], {
  stdio: 'ignore',
  env: {
    ...process.env,
    ...{
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      PUBLIC_URL: '',
    },
    ...{
      SESSION_SECRET: 'golden'.repeat(8),
      BACKGROUND_JOBS: 'off',
      EXCHANGE_RATE_URL: 'http://127.0.0.1:9/',
    },
  },
})
try {
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries > 240) throw new Error('the shop does not start')
    await sleep(500)
  }
  rmSync(folder, { recursive: true, force: true })
  await record('none', new Visitor())
  await record('guest', await guest())
  await record('customer', await customer())
} finally {
  server.kill('SIGTERM')
  await new Promise((done) => server.on('exit', done))
  rmSync(data, { recursive: true, force: true })
}
