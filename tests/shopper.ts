import { createRequestHandler, type LoaderFunction, type ServerBuild } from '@remix-run/node'
import { load, type Cheerio, type CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import type * as ServerEntry from '#app/entry.server.tsx'

export const origin = 'http://shop.test'

export const builtServer = new URL('../build/server/index.js', import.meta.url).href

let handler: Promise<(request: Request) => Promise<Response>> | undefined

type BuiltShop = ServerBuild & { entry: { module: typeof ServerEntry } }

const isJson = (data: unknown) =>
  data === null || ['string', 'boolean'].includes(typeof data) || Number.isFinite(data)

/**
 * Freezes the data of a page. @throws {TypeError} for what JSON would change, but for a field that is undefined, which
 * it leaves out.
 */
function freeze(data: unknown) {
  if (isJson(data) || (typeof data === 'object' && Object.isFrozen(data))) return
  const isList = Array.isArray(data) && !data.includes(undefined)
  if (!isList && (typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype))
    throw new TypeError(`JSON would change ${String(data)}`)
  Object.freeze(data)
  for (const value of Object.values(data as object)) if (value !== undefined) freeze(value)
}

/**
 * Checks loader data: the browser gets it as JSON, so nothing may be lost on the way, and nothing
 * cached for the next page may be changed.
 */
const checked =
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    const answered: unknown = await loader(args)
    if (answered !== undefined && !(answered instanceof Response)) freeze(answered)
    return answered
  }

/**
 * Returns the built shop as a function of a Request, which its server calls with the subset of
 * routes that its path can have.
 */
export function builtShop() {
  // This import comes late, since it reads the settings, which a test may still change.
  const wrapping = () => import('#app/http/unserialised-data.server.ts')
  handler ??= import(/* @vite-ignore */ builtServer).then(async (build: BuiltShop) => {
    const { withPageLoaders } = await wrapping()
    const { handlerFinder } = build.entry.module
    const findHandler = handlerFinder(withPageLoaders(build, checked), (part) =>
      createRequestHandler(part, 'production'),
    )
    return async (request: Request) => {
      const { pathname } = new URL(request.url)
      const { answer, context } = await findHandler(pathname, request.headers.get('Cookie'))
      return answer(request, context)
    }
  })
  return handler
}

type Fields = Record<string, string>
type Press = {
  /** Holds a CSS selector of an ancestor of the form. */
  within?: string
  /** Holds a selector of the part of the form whose fields are filled in; `within` if it is left out. */
  typedIn?: string
}

/** Returns a text as it is read, where the joiner in “e-book” (app/i18n/join-e-words.ts) is not seen. */
const collapsed = (text: string) => text.replace(/\s+/g, ' ').replaceAll('\u2060', '').trim()

/**
 * Acts as a shopper without JavaScript: stores cookies, follows redirects, and submits forms as browsers do (any
 * method but POST is GET, a disabled button cannot be pressed, unchecked boxes are not sent).
 */
export class Shopper {
  status = 0
  /** Holds the path and query of the page. */
  url = '/'
  /** Holds the fragment of its URL: `#card-b01`. */
  place = ''
  html = ''
  headers = new Headers()
  /** Holds the number of documents loaded, without redirects. */
  pageLoads = 0
  readonly cookies = new Map<string, string>()
  #page: CheerioAPI = load('')

  constructor(
    private readonly send: (request: Request) => Promise<Response>,
    private readonly own: string,
    private readonly sent: Fields = {},
  ) {}

  visit(path: string, headers: Fields = {}): Promise<this> {
    return this.#follow(new URL(path, this.own + this.url), { headers })
  }

  post(path: string, fields: Fields | URLSearchParams, headers: Fields = {}): Promise<this> {
    return this.#follow(new URL(path, this.own + this.url), {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: this.own,
        Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        ...headers,
      },
    })
  }

  /** Sends a form with files, as browsers do. */
  async upload(path: string, form: FormData): Promise<this> {
    const packed = new Request(this.own, { method: 'POST', body: form })
    const body = await packed.arrayBuffer()
    const sent = { 'Content-Type': packed.headers.get('Content-Type')!, Origin: this.own }
    return this.#follow(new URL(path, this.own + this.url), { method: 'POST', body, headers: sent })
  }

  async #follow(url: URL, init: RequestInit & { headers: Fields }, hops = 0): Promise<this> {
    if (hops > 5) throw new Error(`redirected without end: ${url}`)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      Host: new URL(this.own).host,
      ...(cookie && { Cookie: cookie }),
      ...this.sent,
    }
    const answer = await this.send(
      new Request(url, { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual' }),
    )
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    const location = answer.headers.get('Location')
    if (location && answer.status >= 300 && answer.status < 400) {
      const next = new URL(location, url)
      // RFC 9110 section 10.2.2: the fragment stays where the new address names none.
      if (!next.hash) next.hash = url.hash
      if (next.origin !== this.own) throw new Error(`redirected out of the shop: ${next}`)
      const stored = answer.status === 308 || answer.status === 307
      return this.#follow(next, stored ? init : { headers: {} }, hops + 1)
    }
    this.status = answer.status
    this.headers = answer.headers
    this.url = url.pathname + url.search
    this.place = url.hash
    this.html = await answer.text()
    this.#page = load(this.html)
    this.pageLoads++
    return this
  }

  #keep(line: string) {
    const [pair = '', ...rest] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const gone = rest.some((one) => /max-age=0|expires=thu, 01 jan 1970/i.test(one.trim()))
    if (gone) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  /** Presses the button that has this visible or accessible name, with the form's fields filled in. */
  press(
    name: string,
    fields: Fields = {},
    { within = 'body', typedIn = within }: Press = {},
  ): Promise<this> {
    const button = this.#findButton(name, within)
    const form = button.attr('form')
      ? this.#page(`#${button.attr('form')}`)
      : button.closest('form')
    const sent = this.#fieldsOf(form as Cheerio<Element>, fields, typedIn)
    const [buttonName, buttonValue] = [button.attr('name'), button.attr('value')]
    if (buttonName) sent.append(buttonName, buttonValue ?? '')
    const action = button.attr('formaction') ?? form.attr('action') ?? this.url
    const isPost = form.attr('method')?.toLowerCase() === 'post'
    if (isPost) return this.post(action, sent)
    const target = new URL(action, this.own + this.url)
    return this.visit(`${target.pathname}?${sent}`)
  }

  #findButton(name: string, within: string): Cheerio<Element> {
    const $ = this.#page
    const buttons = $(within).find('button, input[type=submit]').toArray()
    const named = buttons.map((one) => ({ one: $(one), name: this.#nameOf($(one)) }))
    const found =
      named.find((each) => each.name === name) ?? named.find((each) => each.name.startsWith(name))
    if (!found)
      throw new Error(
        `no button "${name}" in ${within} of ${this.url}: ${named.map((n) => n.name).join(' | ')}`,
      )
    if (found.one.attr('disabled') !== undefined) throw new Error(`"${name}" is disabled`)
    return found.one
  }

  #nameOf(button: Cheerio<Element>): string {
    return collapsed(button.attr('aria-label') ?? (button.text() || (button.attr('value') ?? '')))
  }

  /** Fills in the fields of the form; of several with one name, those in `typedIn`. */
  #fieldsOf(form: Cheerio<Element>, filled: Fields, typedIn: string): URLSearchParams {
    const $ = this.#page
    const sent = new URLSearchParams()
    const left = new Set(Object.keys(filled))
    const id = form.attr('id')
    const outside = id ? $(`[form="${id}"]`).toArray() : []
    const controls = [...form.find('input, select, textarea').toArray(), ...outside] as Element[]
    for (const control of controls) {
      const field = $(control)
      const name = field.attr('name')
      const type = field.attr('type')?.toLowerCase() ?? ''
      if (!name || field.attr('disabled') !== undefined || type === 'submit') continue
      if (field.is('button')) continue
      const isMeant = (field: Element) => $(field).closest(typedIn).length > 0
      const isNear =
        isMeant(control) || !controls.some((one) => $(one).attr('name') === name && isMeant(one))
      const given = isNear ? filled[name] : undefined
      left.delete(name)
      if (type === 'checkbox' || type === 'radio') {
        const value = field.attr('value') ?? 'on'
        const ticked = given === undefined ? field.attr('checked') !== undefined : given === value
        if (ticked) sent.append(name, value)
      } else if (field.is('select')) {
        const chosen = field.find('option[selected]').first()
        const first = chosen.length ? chosen : field.find('option').first()
        sent.append(name, given ?? first.attr('value') ?? first.text())
      } else
        sent.append(
          name,
          given ?? (field.is('textarea') ? field.text() : (field.attr('value') ?? '')),
        )
    }
    if (left.size) throw new Error(`no field ${[...left].join(', ')} in that form of ${this.url}`)
    return sent
  }

  /** Follows the link with this text or accessible name. */
  follow(name: string, { within = 'body' }: Press = {}): Promise<this> {
    const $ = this.#page
    const links = $(within).find('a[href]').toArray()
    const link = links.find((one) => collapsed($(one).attr('aria-label') ?? $(one).text()) === name)
    if (!link) throw new Error(`no link "${name}" in ${within} of ${this.url}`)
    return this.visit($(link).attr('href')!)
  }

  /** Returns the text of the first match with white space collapsed; undefined without a match. */
  text(selector: string): string | undefined {
    return this.texts(selector)[0]
  }
  texts(selector: string): string[] {
    return (this.#page(selector).toArray() as Element[]).map((one) =>
      collapsed(this.#page(one).text()),
    )
  }
  attr(selector: string, name: string): string | undefined {
    return this.#page(selector).first().attr(name)
  }
  attrs(selector: string, name: string): string[] {
    return (this.#page(selector).toArray() as Element[]).flatMap(
      (one) => this.#page(one).attr(name) ?? [],
    )
  }
  /** Returns the names of the stored cookies. */
  cookieNames(): string[] {
    return [...this.cookies.keys()]
  }
}

/** Returns a new visitor of the built shop; `headers` go with every request. */
export async function newShopper(headers: Fields = {}): Promise<Shopper> {
  return new Shopper(await builtShop(), origin, headers)
}
