import { db } from '#app/database/database.server.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { exportId, importId } from './fill-office.ts'
import { messageIdOf, reviewIdOf } from './office-rows.ts'
import { customerIdOf } from './order-rows.ts'

/** Maps each address of docs/office.md to the paths that are requested: of lists also filtered ones and a late page. */
export type OfficeRequests = Record<string, string[]>

/** Answered with a file that has all rows of a kind, so their cost grows with the shop. */
export const wholeFiles = ['/office/customers/export', '/office/exports/:id/:file']

/** Fills the parameters of the addresses with what the shop of this process has. */
export async function listOfficeRequests(now: number): Promise<OfficeRequests> {
  const product = await db.read
    .selectFrom('product')
    .select(['id', 'isbn13', 'sku'])
    .orderBy('saleCount', 'desc')
    .executeTakeFirstOrThrow()
  const ebook = await db.read
    .selectFrom('product')
    .select('id')
    .where('format', '=', 'e-book')
    .executeTakeFirstOrThrow()
  const orders = await db.read
    .selectFrom('customerOrder')
    .select(['number', 'name', 'state'])
    .orderBy('placedAt', 'desc')
    .limit(1_000)
    .execute()
  const [first, late] = [orders[0]!.number, orders.at(-1)!.number]
  const delivered = orders.find(({ state }) => state === 'delivered')!.number
  const author = await db.read
    .selectFrom('productAuthor')
    .select('author')
    .where('productId', '=', product.id)
    .executeTakeFirstOrThrow()
  const publisher = await db.read.selectFrom('publisher').select('slug').executeTakeFirstOrThrow()
  const monthAgo = dayOf(now - 30 * dayMs)
  const ordersLists = [
    '',
    `?after=${late}`,
    ...['to-pack', 'to-dispatch', 'unpaid', 'suspicious', 'withdrawn', 'to-refund'].map(
      (view) => `?view=${view}`,
    ),
    ...['dispatch', 'payment', 'refund'].map((what) => `?view=overdue-${what}`),
    ...['?view=ebooks-only', '?state=delivered&payment=due', `?since=${monthAgo}&payment=due`],
    ...[
      `?q=${first}`,
      `?q=${first.slice(0, 3)}`,
      '?q=reader-77@',
      '?q=rao',
      '?q=asha+rao+a',
      '?q=no+such+name',
    ],
    ...[`?q=${product.isbn13}`, `?q=${product.sku}`],
  ]
  const of = (path: string, ...queries: string[]) => ['', ...queries].map((query) => path + query)
  return {
    '/office': ['/office'],
    '/office/account': ['/office/account'],
    '/office/audit': of(
      '/office/audit',
      ...['?page=200', '?kind=orders', '?kind=products&page=50', '?staff=command-line'],
      ...[`?about=${delivered}`, '?about=river', `?since=${monthAgo}&kind=staff`],
    ),
    '/office/banners': ['/office/banners'],
    '/office/categories': ['/office/categories'],
    '/office/categories/:slug': ['/office/categories/book'],
    '/office/check': ['/office/check'],
    '/office/coupons': of(
      '/office/coupons',
      '?page=10',
      '?state=running',
      '?state=used-up',
      '?q=gift9',
    ),
    '/office/coupons/:code': of('/office/coupons/MONSOON', '?page=20'),
    '/office/customers': of(
      '/office/customers',
      ...['?page=100', '?q=reader-77', '?q=rao', '?q=no+such+name', `?q=${first}`],
    ),
    '/office/customers/:id': [`/office/customers/${customerIdOf(77)}`],
    '/office/customers/:id/data': [`/office/customers/${customerIdOf(77)}/data`],
    '/office/customers/:id/delete': [`/office/customers/${customerIdOf(77)}/delete`],
    '/office/customers/export': ['/office/customers/export'],
    '/office/delivery': ['/office/delivery'],
    '/office/delivery/pickup': ['/office/delivery/pickup'],
    '/office/delivery/table.csv': ['/office/delivery/table.csv'],
    '/office/exports': ['/office/exports'],
    '/office/exports/:id/:file': [`/office/exports/${exportId}/catalogue.csv`],
    '/office/figures': of('/office/figures', '?period=12-months', '?from=2020-01-01', '?market=DE'),
    '/office/figures/:figure': [
      ...of('/office/figures/returns', '?period=12-months'),
      ...of('/office/figures/bestsellers', '?period=12-months', '?by=turnover'),
      ...of('/office/figures/searches', '?period=12-months'),
      ...of('/office/figures/views', '?period=12-months', '?by=page'),
      ...of('/office/figures/tax', '?period=12-months'),
    ],
    '/office/figures/csv/:file': ['/office/figures/csv/turnover.csv'],
    '/office/imports': ['/office/imports'],
    '/office/imports/:id': of(`/office/imports/${importId}`, '?outcome=changed&page=150'),
    '/office/imports/:id/report.csv': [`/office/imports/${importId}/report.csv`],
    '/office/mails': of('/office/mails', '?state=due', '?state=sent', '?state=sent&page=30'),
    '/office/messages': of(
      '/office/messages',
      ...['?page=90', '?view=open', '?view=answered', '?view=closed', '?q=rao', '?q=no+such+name'],
    ),
    '/office/messages/:id': [`/office/messages/${messageIdOf(7)}`],
    '/office/offers': ['/office/offers'],
    '/office/offers/:slug': of('/office/offers/monsoon', '?page=90'),
    '/office/orders': ordersLists.map((query) => `/office/orders${query}`),
    '/office/orders/:number': [`/office/orders/${first}`, `/office/orders/${delivered}`],
    '/office/orders/new': ['/office/orders/new'],
    '/office/orders/papers/:file': [`/office/orders/papers/slips.pdf?number=${delivered}`],
    '/office/orders/returns': of(
      '/office/orders/returns',
      '?view=all',
      '?view=all&page=20',
      '?view=words',
    ),
    '/office/people': of('/office/people', '?page=100', '?q=lambert', '?q=no+such+name'),
    '/office/people/:slug': [`/office/people/${author.author}`],
    '/office/products': of(
      '/office/products',
      ...['?page=900', '?q=river', '?q=river+garden', `?q=${product.isbn13}`, `?q=${product.sku}`],
      ...['?state=hidden', '?state=no-price', '?state=no-picture', '?state=low-stock'],
      ...['?state=sold-out', '?format=hardback&language=de', '?category=kids&sort=title'],
    ),
    '/office/products/:id': [`/office/products/${product.id}`],
    '/office/products/:id/ebook': [`/office/products/${ebook.id}/ebook`],
    '/office/products/:id/pictures': [`/office/products/${product.id}/pictures`],
    '/office/products/new': of('/office/products/new', '?kind=e-book', `?like=${product.id}`),
    '/office/publishers': of('/office/publishers', '?page=20', '?q=lyon'),
    '/office/publishers/:slug': [`/office/publishers/${publisher.slug}`],
    '/office/rates': ['/office/rates'],
    '/office/reviews': of(
      '/office/reviews',
      ...['?page=300', '?view=reported', '?view=hidden', '?view=shown', '?view=unanswered'],
      ...['?q=river', '?q=no+such+name', `?q=${product.isbn13}`],
    ),
    '/office/reviews/:id': [`/office/reviews/${reviewIdOf(7)}`],
    '/office/settings': of('/office/settings', '?group=payment'),
    '/office/staff': ['/office/staff'],
    '/office/tax': ['/office/tax'],
    '/office/tax/table.csv': ['/office/tax/table.csv'],
    '/office/texts': ['/office/texts'],
    '/office/texts/:page/:language': ['/office/texts/about/de'],
  }
}
