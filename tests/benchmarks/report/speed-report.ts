import type { Measured } from './goals.ts'
import type { Figures, Run } from './rounds.ts'
import type { Row } from './table.ts'

export const servers = ['shop', 'minimal Remix', 'bare Node'] as const
export type Server = (typeof servers)[number]

export const speedRow = ({ page, server, figures }: Run & { figures: Figures }): Row => ({
  page,
  server,
  'CPU ms': figures.cpuMs,
  'req/s': figures.perSecond,
  'req/s/core': figures.perCore,
  'p50 ms': figures.p50,
  'p95 ms': figures.p95,
  'p50 ms busy': figures.busyP50,
  'p95 ms busy': figures.busyP95,
})

export type FiguresOf = (page: string, server: Server) => Figures

/** Returns how much of its limits the shop reaches on a page. */
export function ratioRow(page: string, of: FiguresOf): Row {
  const [shop, minimal, bare] = servers.map((server) => of(page, server)) as [
    Figures,
    Figures,
    Figures,
  ]
  return {
    page,
    'req/s/core over minimal Remix': shop.perCore / minimal.perCore,
    'over bare Node': shop.perCore / bare.perCore,
    'p95 over minimal Remix': shop.p95 / minimal.p95,
    'p95 busy over minimal Remix': shop.busyP95 / minimal.busyP95,
  }
}

const shopPages = ['home', 'listing', 'book', 'cart']

/** Returns the speed figures of the goals. */
export function speedFigures(of: FiguresOf): Measured {
  const page = (name: string, { perCore, p95, busyP95 }: Figures): Measured => ({
    [`${name} per core`]: perCore,
    [`${name} p95`]: p95,
    [`${name} busy p95`]: busyP95,
  })
  const adding = (visitor: string): Measured => ({
    [`add ${visitor} p95`]: of(`add, ${visitor} visitor`, 'shop').p95,
    [`minimal add ${visitor} p95`]: of(`add, ${visitor} visitor`, 'minimal Remix').p95,
  })
  const pages = shopPages.map((name) => page(name, of(name, 'shop')))
  const minimal = page('minimal', of('listing', 'minimal Remix'))
  return Object.assign({}, ...pages, minimal, adding('new'), adding('same')) as Measured
}
