import type { Aim } from './report.ts'
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

/** What the shop reaches of its limits on a page. */
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

export function speedAims(of: FiguresOf): Aim[] {
  const over = (page: string, figure: keyof Figures) =>
    of(page, 'shop')[figure] / of(page, 'minimal Remix')[figure]
  return [
    {
      aim: 'listing, req/s/core over minimal Remix',
      value: over('listing', 'perCore'),
      atLeast: 0.6,
    },
    { aim: 'home, req/s/core over minimal Remix', value: over('home', 'perCore'), atLeast: 0.6 },
    { aim: 'book, req/s/core over minimal Remix', value: over('book', 'perCore'), atLeast: 0.8 },
    { aim: 'listing, p95 over minimal Remix', value: over('listing', 'p95'), atMost: 2 },
    { aim: 'listing, p95 busy over minimal Remix', value: over('listing', 'busyP95'), atMost: 1.8 },
    {
      aim: 'add to cart, new visitor, p95 ms',
      value: of('add, new visitor', 'shop').p95,
      atMost: 50,
    },
    {
      aim: 'add to cart, same visitor, p95 ms',
      value: of('add, same visitor', 'shop').p95,
      atMost: 50,
    },
  ]
}
