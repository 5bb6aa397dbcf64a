import type { Cookie } from 'playwright'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { routeOf } from '../../screens/page-routes.ts'
import { fillings, signInFields, type Fillings, type Typed } from './fillings.ts'
import { keyOf, listForms, listIntents, type FoundForm } from './page-forms.ts'
import { compareRows, listOrders, readRows, withoutIds } from './rows.ts'
import { openPage, press, visitorOf, wordsOf, type Outcome, type Side } from './two-shops.ts'

/** An address may be another in each of the shops: that of a receipt. */
export type Path = string | ((side: Side) => Promise<string> | string)

/** The presses that lead to a form which no address shows. */
type Steps = [form: FoundForm, typed: Typed][]

/** What the visitor's cart and lists hold before each press. */
export type Holdings = {
  cart?: { productId: string; color?: string; size?: string }[]
  wishes?: string[]
  compared?: string[]
}

const fill = async (typed: Typed, side: Side) => {
  const filled = Object.entries(typed).map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await value(side),
  ])
  return Object.fromEntries(await Promise.all(filled)) as Record<string, string>
}

/** These end the sign-in of the visitor, or all others. */
const endsSignIn = /^(customer\.(signOut|delete|register|signIn)|password\.|signIn\.|account\.make)/

const frame = 'get q|(language|currency|country)\\.choose|customer\\.signOut'
/** These stand on every page, and do the same for everybody. */
export const ofFrame = new RegExp(`^(${frame})$`)
export const notOfFrame = new RegExp(`^(?!(${frame})$)`)

/** Submits the forms of pages in both shops, each from the same state, and keeps what differs. */
export class FormWalk {
  readonly faults: string[] = []
  readonly pressed: string[] = []
  readonly intents = new Set<string>()
  /** Holds the id of the customer whose cart and lists are filled, while one is signed in. */
  customer: string | undefined
  holdings: Holdings = {}
  /** Tells states of one page apart, whose forms look alike. */
  state = ''
  readonly #tried = new Set<string>()
  readonly #cookies = new Map<Side, Cookie[]>()
  #knownRows = new Set<string>()
  #later: { path: Path; steps: Steps; form: FoundForm; key: string }[] = []

  constructor(
    readonly sides: [Side, Side],
    /** Tells whether forms count once for each page, or once for all pages. */
    readonly isEachPage: boolean,
  ) {}

  #both = <T>(work: (side: Side) => Promise<T>) =>
    Promise.all(this.sides.map(work)) as Promise<[T, T]>

  /** Begins each further press with the cookies that the browsers have now. */
  async remember() {
    await this.#both(async (side) => this.#cookies.set(side, await side.context.cookies()))
  }

  /** Begins each further press as a visitor whom the shop does not know. */
  forget() {
    this.customer = undefined
    this.#cookies.clear()
  }

  /** Signs a customer in, and begins each further press as that customer. */
  async signIn(customer: string) {
    this.forget()
    const form = { intent: 'customer.signIn', place: 'form' }
    await this.#begin('/login-register', [[form, signInFields]])
    await this.remember()
    this.customer = customer
  }

  /** Presses one button before the next page, whose link its mail holds. */
  async pressFirst(path: Path, intent: string, more: Typed = {}) {
    await this.#begin(path)
    const form = (await listForms(this.sides[0].page)).find((one) => one.intent === intent)
    if (!form) throw new Error(`no ${intent} at ${this.sides[0].page.url()}`)
    const typed = { ...fillings[intent]?.accepted?.[0], ...more }
    await this.#both(async (side) => press(side, form, await fill(typed, side)))
  }

  /** Tries the forms of a page that were not tried before, all of them or those with these intents. */
  async tryPage(path: Path, intents = /./) {
    await this.#begin(path)
    const { page } = this.sides[0]
    const isShown = (await listForms(page)).some(({ intent }) => intents.test(intent))
    // Some pages have no form of their own.
    if (!isShown && intents !== notOfFrame)
      this.faults.push(`${page.url()} has no form like ${intents}`)
    for (const { form } of await this.#listNew())
      if (intents.test(form.intent)) await this.#tryOnce(path, form, [])
  }

  /** Notes each form of some pages that nobody knows how to fill in. */
  async findUnknown(paths: string[]) {
    await this.#begin('/about')
    // Both look at the pages, because the shop stores what was viewed.
    const [found] = await this.#both(({ page }) => listIntents(page, paths))
    const unknown = found.filter((intent) => !fillings[intent])
    this.faults.push(...unknown.map((intent) => `nobody knows how to fill in ${intent}`))
    if (!found.includes('order.place')) this.faults.push(`only ${found.join(', ')} was found`)
  }

  /** Tries the forms that only answers showed. */
  async tryLater() {
    for (let next = this.#later.shift(); next; next = this.#later.shift())
      await this.#tryOnce(next.path, next.form, next.steps, next.key)
  }

  async #begin(path: Path, steps: Steps = []) {
    await this.#both(async (side) => {
      await side.context.clearCookies()
      await side.context.addCookies(this.#cookies.get(side) ?? [])
      await this.#furnish(side)
      await openPage(side, typeof path === 'string' ? path : await path(side))
    })
    for (const [form, typed] of steps)
      await this.#both(async (side) => press(side, form, await fill(typed, side)))
  }

  async #isShown(form: FoundForm): Promise<boolean> {
    const shown = await this.#both(async ({ page }) =>
      (await listForms(page)).some((one) => keyOf(one) === keyOf(form)),
    )
    return shown.includes(true)
  }

  /**
   * Takes the steps to a form. Returns false if neither shop shows it or a button on the way any more, because an
   * earlier press used up what led to it: an order that was withdrawn, an address that was removed.
   */
  async #reach(path: Path, steps: Steps, form: FoundForm): Promise<boolean> {
    await this.#begin(path)
    for (const [button, typed] of steps) {
      if (!(await this.#isShown(button))) return false
      await this.#both(async (side) => press(side, button, await fill(typed, side)))
    }
    return this.#isShown(form)
  }

  #keyOf(form: FoundForm) {
    if (!this.isEachPage) return `${form.intent} ${this.state}`
    const who = ofFrame.test(form.intent) ? '' : this.customer ? 'customer' : 'guest'
    return `${routeOf(this.sides[0].page)}: ${keyOf(form)} ${who} ${this.state}`
  }

  /** Lists the forms of the page that were not tried. */
  async #listNew() {
    const all = await listForms(this.sides[0].page)
    return all
      .map((form) => ({ form, key: this.#keyOf(form) }))
      .filter(({ key }) => !this.#tried.has(key))
  }

  async #tryOnce(path: Path, form: FoundForm, steps: Steps, key = this.#keyOf(form)) {
    if (this.#tried.has(key)) return
    this.#tried.add(key)
    const known = fillings[`${form.intent} ${this.state}`] ?? fillings[form.intent]
    if (!known) return void this.faults.push(`nobody knows how to fill in ${keyOf(form)}`)
    const at = this.pressed.length
    for (const how of ['refused', 'accepted', 'changed'] as const)
      for (const typed of (known[how] ?? []).slice(0, this.isEachPage ? undefined : 1))
        await this.#try(path, form, typed, steps, how)
    if (this.pressed.length === at && steps.length === 0)
      this.faults.push(`nothing is pressed in ${key}`)
  }

  async #try(path: Path, form: FoundForm, typed: Typed, steps: Steps, how: keyof Fillings) {
    const place = typeof path === 'string' ? path : 'a link'
    const name = `${place}: ${keyOf(form)}, ${how} ${JSON.stringify(typed)}`
    try {
      if (!(await this.#reach(path, steps, form))) return
      const isChanged = how === 'changed'
      const [plain, scripted] = await this.#both(async (side) =>
        press(side, form, await fill(typed, side), isChanged),
      )
      if (!plain || !scripted) return
      this.pressed.push(name)
      this.intents.add(form.intent)
      await this.#compare(name, [plain, scripted])
      if (plain.status >= 400 !== (how === 'refused'))
        this.faults.push(`${name}: ${plain.status} ${await wordsOf(this.sides[0])}`)
      // The forms of header and footer are tried at the addresses of the pages.
      for (const { form: next, key } of await this.#listNew())
        if (!ofFrame.test(next.intent))
          this.#later.push({ path, steps: [...steps, [form, typed]], form: next, key })
    } catch (error) {
      this.faults.push(`${name}: ${String(error).slice(0, 300)}`)
    }
    if (this.customer !== undefined && endsSignIn.test(form.intent))
      await this.signIn(this.customer)
  }

  async #compare(name: string, [plain, scripted]: [Outcome, Outcome]) {
    for (const part of Object.keys(plain) as (keyof Outcome)[]) {
      const [one, other] = [JSON.stringify(plain[part]), JSON.stringify(scripted[part])]
      if (one !== other)
        this.faults.push(`${name}: ${part}\n   plain    ${one}\n   scripted ${other}`)
    }
    const words = await this.#readWords()
    if (words.plain !== words.scripted) this.faults.push(`${name}: ${JSON.stringify(words)}`)
    const rows = compareRows(...(await this.#both(({ database }) => readRows(database))))
    // Rows that differ stay so, and are told of once.
    for (const row of rows) if (!this.#knownRows.has(row)) this.faults.push(`${name}: ${row}`)
    this.#knownRows = new Set(rows)
  }

  /** Reads what both pages say; the address of a page changes before the page does. */
  async #readWords() {
    for (const end = Date.now() + 3_000; ;) {
      const [plain, scripted] = await this.#both(async (side) =>
        withoutIds(await wordsOf(side), await listOrders(side.database)),
      )
      if (plain === scripted || Date.now() > end) return { plain, scripted }
    }
  }

  async #furnish(side: Side) {
    const { cart = [], wishes = [], compared = [] } = this.holdings
    const visitor = await visitorOf(side)
    const owner = this.customer === undefined ? visitor : ownerOf(this.customer)
    await side.database.write(async (trx) => {
      await trx.deleteFrom('attempt').execute()
      if (owner === undefined) return
      for (const table of [
        'cartLine',
        'wish',
        'compared',
        'cartUndo',
        'listUndo',
        'cartCoupon',
        'wishlistShare',
      ] as const)
        await trx
          .deleteFrom(table as 'wish')
          .where('owner', '=', owner)
          .execute()
      const at = Date.now() - 60_000
      for (const [n, { productId, color = '', size = '' }] of cart.entries())
        await trx
          .insertInto('cartLine')
          .values({
            owner,
            productId,
            color,
            size,
            quantity: 1,
            addedAt: at + n,
            changedAt: at + n,
          })
          .execute()
      for (const [n, productId] of wishes.entries())
        await trx
          .insertInto('wish')
          .values({ owner, productId, addedAt: at + n })
          .execute()
      for (const [n, productId] of compared.entries())
        await trx
          .insertInto('compared')
          .values({ owner, productId, addedAt: at + n })
          .execute()
    })
  }
}
