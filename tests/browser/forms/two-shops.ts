import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Cookie, Page, Response } from 'playwright'
import { connect, type Database } from '#app/database/connection.server.ts'
import { databaseFile, db } from '#app/database/database.server.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { isHydrated, newVisitor, untilHydrated } from '../visitor/browser.ts'
import { pressForm, type Filling, type FoundForm } from './page-forms.ts'
import { listOrders, withoutIds } from './rows.ts'

/** One of two shops that were alike, with its visitor. */
export type Side = {
  hasScript: boolean
  shop: ServedShop
  database: Database
  page: Page
  context: BrowserContext
  faults: string[]
  /** Holds the documents and the data of pages that came since the last press. */
  answers: Response[]
}

/** What a visitor and the shop have after a press. */
export type Outcome = {
  address: string
  status: number
  /** Holds the cookies that the answer sets. */
  set: string[]
  /** Holds the cookies of the browser afterwards. */
  cookies: string[]
}

/** Serves the shop of this file and a copy of it, each to a visitor of its own. */
export async function openBoth(browser: Browser): Promise<[plain: Side, scripted: Side]> {
  const own = databaseFile()
  // Closing writes everything to the file.
  await db.close()
  const folder = join(process.env.DATA_DIR!, 'copy')
  mkdirSync(folder)
  const copy = join(folder, 'octavo.sqlite')
  copyFileSync(own, copy)
  return Promise.all([
    openSide(browser, own, { hasScript: false }),
    openSide(browser, copy, { hasScript: true, DATA_DIR: folder }),
  ])
}

async function openSide(
  browser: Browser,
  file: string,
  { hasScript, ...environment }: { hasScript: boolean; DATA_DIR?: string },
): Promise<Side> {
  const shop = await serveShop(environment)
  const visit = await newVisitor(browser, shop, {
    javaScriptEnabled: hasScript,
    // The next page would interrupt the fading of one into another.
    reducedMotion: 'reduce',
    // Else each shop writes the searches that it counted once a minute: one before rows are compared, and one after.
    extraHTTPHeaders: { DNT: '1' },
  })
  const answers: Response[] = []
  visit.page.on('response', (answer) => {
    if (answer.request().isNavigationRequest() || answer.url().includes('_data='))
      answers.push(answer)
  })
  return { hasScript, shop, database: connect(undefined, file), answers, ...visit }
}

export async function closeSide({ context, database, shop }: Side): Promise<void> {
  await context.close()
  await database.close()
  await shop.stop()
}

/** Opens a page, whose scripts run where the visitor has them. */
export async function openPage({ page, hasScript }: Side, path: string): Promise<void> {
  await page.goto(path)
  if (hasScript) await untilHydrated(page)
}

const isPost = (answer: Response) => answer.request().method() === 'POST'

/** Presses a button and returns what follows, when all of it has come; undefined if the form lacks a field. */
export async function press(
  side: Side,
  form: FoundForm,
  filling: Filling,
  isChanged = false,
): Promise<Outcome | undefined> {
  const { page, answers } = side
  const isGet = form.intent.startsWith('get ')
  answers.length = 0
  const loaded = side.hasScript ? undefined : page.waitForEvent('load')
  loaded?.catch(() => undefined)
  if (!(await pressForm(page, form, filling, isChanged && side.hasScript))) return undefined
  await loaded
  if (side.hasScript) await untilAnswered(side, isGet)
  const answer = isGet ? answers.at(-1) : answers.find(isPost)
  if (!answer) throw new Error(`${form.intent} was not answered at ${page.url()}`)
  const orders = await listOrders(side.database)
  return {
    address: withoutIds(addressOf(page), orders),
    status: statusOf(answer),
    set: await cookiesOf(answer, orders),
    cookies: (await side.context.cookies()).map((cookie) => describeCookie(cookie, orders)).sort(),
  }
}

/** Waits until the answer has come and the page shows it. */
async function untilAnswered({ page, answers }: Side, isGet: boolean) {
  for (const end = Date.now() + 10_000; !answers.some((one) => isGet || isPost(one));) {
    if (Date.now() > end) throw new Error(`no answer at ${page.url()}`)
    await page.waitForTimeout(10)
  }
  const isDocument = answers
    .find((one) => isGet || isPost(one))!
    .request()
    .isNavigationRequest()
  if (isDocument) await page.waitForFunction(isNewDocument)
  await page.waitForFunction(isHydrated)
  await page.waitForFunction(isAtRest)
}

const isNewDocument = () =>
  !('isBefore' in document.documentElement) && document.readyState === 'complete'

const isAtRest = () =>
  __remixRouter.state.navigation.state === 'idle' &&
  __remixRouter.state.revalidation === 'idle' &&
  !document.querySelector('[data-busy], [aria-busy]')

/** Returns the status of an answer; Remix sends that of a redirect of data in a header. */
const statusOf = (answer: Response) => Number(answer.headers()['x-remix-status'] ?? answer.status())

/**
 * Returns the address without empty fields, which say nothing to the shop and which a browser without script sends in a
 * GET form all the same, and without the fragment: a script keeps the place on the page by itself.
 */
const addressOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  const filled = [...searchParams].filter(([, value]) => value !== '')
  return `${pathname}?${new URLSearchParams(filled)}`
}

/** Returns the value of a cookie that the shop signed, as it was before. */
function readValue(value: string): string {
  const [data = ''] = decodeURIComponent(value).split('.')
  return Buffer.from(data, 'base64').toString('utf8')
}

async function cookiesOf(answer: Response, orders: string[]): Promise<string[]> {
  const headers = await answer.headersArray()
  return headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => {
      const [pair = '', ...attributes] = value.split('; ')
      const [name = '', signed = ''] = pair.split(/=(.*)/)
      return withoutIds([`${name}=${readValue(signed)}`, ...attributes].join('; '), orders)
    })
    .sort()
}

function describeCookie(cookie: Cookie, orders: string[]): string {
  const { name, value, expires, httpOnly, sameSite, secure, path } = cookie
  const hours = expires < 0 ? 'the session' : Math.round((expires - Date.now() / 1000) / 3600)
  return `${withoutIds(`${name}=${readValue(value)}`, orders)} ${JSON.stringify({ hours, httpOnly, sameSite, secure, path })}`
}

/** Returns the heading and the errors of the page. */
export const wordsOf = ({ page }: Side) =>
  page.evaluate(() =>
    ['main h1', '.errors']
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((element) => element.textContent.replace(/\s+/g, ' '))
      .join(' | '),
  )

/** Returns the visitor's id, which the shop keeps in its cookie. */
export async function visitorOf({ context }: Side): Promise<string | undefined> {
  const session = (await context.cookies()).find(({ name }) => name === 'shop')
  return session && (JSON.parse(readValue(session.value)) as { visitor?: string }).visitor
}

/** Returns the address of the last link like this that the shop wrote in a mail. */
export async function linkInMail({ database }: Side, pattern: RegExp): Promise<string> {
  const mails = await database.read
    .selectFrom('outbox')
    .select('text')
    .orderBy('createdAt', 'desc')
    .execute()
  const found = mails.flatMap(({ text }) => pattern.exec(text) ?? [])
  if (!found[0]) throw new Error(`no mail has a link like ${pattern}`)
  return found[0]
}
