import { shopRoutes as routes } from '../../shop-routes.ts'

/** These values replace the parameters of the table of routes, so that most routes find something. */
const values: Record<string, string> = {
  ':language?': '',
  ':slug': 'long-books-for-long-evenings',
  ':number': 'AAAAAAAA',
  ':key': 'A'.repeat(32),
  ':kind': 'cover',
  '*': 'no/such/page',
}
const ids: Record<string, string> = { book: 'b01', product: '1', 'order-received': 'AAAAAAAA' }
const files: Record<string, string> = {
  art: 'b01-1.svg',
  picture: `${'a'.repeat(32)}.png`,
  preview: 'shop-home.en-1.png',
  merchant: 'in.xml',
  cover: 'b01.png',
}

/**
 * Replaces the parameters of a path.
 * @throws {Error} for a parameter without a value above.
 */
function addressOf(path: string): string {
  const steps = path.split('/')
  const filled = steps.map((step, n) => {
    if (step === ':id') return ids[steps[n - 1]!]
    if (step === ':file') return files[steps[n - 1]!] ?? files[steps[n - 2]!] ?? 'a.epub'
    return /^[:*]/.test(step) ? values[step] : step
  })
  if (filled.includes(undefined)) throw new Error(`${path}: no value for one of its parameters`)
  return `/${filled.filter(Boolean).join('/')}`
}

export type Address = {
  /** Holds the path as in the table of routes. */
  path: string
  address: string
  /** Is true if the route has an action. */
  kind: 'page' | 'file' | 'api' | 'beacon' | 'webhook'
}

function kindOf(file: string): Address['kind'] {
  if (file.startsWith('routes/api/')) return 'api'
  if (file.startsWith('routes/webhooks/')) return 'webhook'
  if (file.startsWith('routes/beacons/')) return 'beacon'
  return /^routes\/(feeds|files|probes)\//.test(file) ? 'file' : 'page'
}

/** Lists every route of the table, so that a new one is tested too. */
export const addresses: Address[] = routes.map(({ path = '', file }) => ({
  path,
  address: addressOf(path),
  kind: kindOf(file),
}))

export const pages = addresses.filter(({ kind }) => kind === 'page')
