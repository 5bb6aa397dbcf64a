import {
  forget,
  abandonPending,
  announceUnreachable,
  clearPending,
} from '#app/components/pending.ts'

/** How long what was asked for ahead is good for. */
const freshMs = 30_000
const ahead = new Map<string, { at: number; answer: Promise<Response | undefined> }>()
const request = window.fetch.bind(window)
/** For a request whose page goes: the router would put an error in its place. */
const never = new Promise<never>(() => undefined)

/** What the router asks for, and nothing else that the page fetches. */
const isData = (input: RequestInfo | URL): input is string =>
  typeof input === 'string' && /[?&]_data=/.test(input)

/** Remix marks what it answers with. What a proxy in front answers in the shop's place has no mark, a 200 neither. */
const isOfShop = ({ headers }: Response) =>
  [...headers.keys()].some((name) => name.startsWith('x-remix'))

/**
 * Stands between Remix's router and the network. Without it a request that gets no answer of the shop ends
 * in an error page: typed words lost, and the link not followed that would have worked.
 */
export function interceptDataRequests() {
  // Remix waits for the style of the page first: what ends sooner seems an error that nobody takes.
  addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as unknown
    const isEarly = reason instanceof Response || (reason as Error | null)?.name === 'AbortError'
    if (isEarly) event.preventDefault()
  })
  window.fetch = async (input, init) => {
    if (!isData(input)) return request(input, init)
    document.documentElement.dataset.live = ''
    const isPost = init?.method !== undefined
    if (isPost) ahead.clear()
    else void haveScript(input)
    try {
      const answer = (await consumePrefetched(input)) ?? (await request(input, init))
      // For the page that says that something failed; what is asked for after it may well succeed.
      const reference = answer.headers.get('X-Request-Id')
      if (answer.status >= 500 && reference) document.documentElement.dataset.reference = reference
      if (isOfShop(answer)) return answer
    } catch (error) {
      if (init?.signal?.aborted) throw error
    } finally {
      // What was asked for meanwhile may tell of before.
      if (isPost) ahead.clear()
    }
    if (isPost) {
      abandonPending(__remixRouter.state.navigation)
      announceUnreachable()
    } else goPlainly()
    return never
  }
}

/** Where the script of the asked page does not come, Remix loads the page again that is to be left. */
async function haveScript(address: string) {
  const route = __remixManifest.routes[new URL(address).searchParams.get('_data')!]
  const asked = __remixRouter.state.navigation.location
  try {
    await import(/* @vite-ignore */ route!.module)
  } catch {
    // After Remix, whose load this one takes the place of; not where another way was taken meanwhile.
    setTimeout(() => __remixRouter.state.navigation.location === asked && goPlainly())
  }
}

/** A document that the browser kept as it was left: cart and lists may have changed since. */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    ahead.clear()
    forget()
    clearPending()
    const isHydrated = typeof __remixRouter !== 'undefined'
    // What was under way then would go on; and what is not hydrated yet shows what it came with.
    if (!isHydrated || __remixRouter.state.navigation.location) location.reload()
    else __remixRouter.revalidate()
  })
}

/** As the link would by itself: the browser says what is wrong, and tries again. */
function goPlainly() {
  const to = __remixRouter.state.navigation.location
  if (to) location.assign(to.pathname + to.search + to.hash)
  // Not to stay hidden (bootstrap.client.ts).
  else if (document.documentElement.style.visibility) location.reload()
}

/** Asks for the data of a page that somebody is about to open, unless that was done just now. */
export function prefetchData(address: string): Promise<boolean> {
  const now = Date.now()
  for (const [one, { at }] of ahead) if (now - at > freshMs) ahead.delete(one)
  if (ahead.has(address)) return Promise.resolve(false)
  // The shop counts it as no visit, and keeps its message for who comes.
  const answer = request(address, { headers: { Purpose: 'prefetch' } }).then(
    (one) => (one.ok && isOfShop(one) ? one : undefined),
    () => undefined,
  )
  ahead.set(address, { at: now, answer })
  return answer.then(Boolean)
}

async function consumePrefetched(address: string) {
  const found = ahead.get(address)
  ahead.delete(address)
  const answer = found && Date.now() - found.at < freshMs ? await found.answer : undefined
  // Now it is looked at, which the pages of wares count.
  if (answer && /_data=routes%2F(book|product)(&|$)/.test(address))
    void request(address)
      .then(({ body }) => body?.cancel())
      .catch(() => undefined)
  return answer
}
