import { randomUUID } from 'node:crypto'
import { createCookieSessionStorage, redirect } from '@remix-run/node'

const sessions = createCookieSessionStorage({
  cookie: { name: 'session', path: '/', httpOnly: true, sameSite: 'lax', secrets: ['minimal'] },
})

let cart: ReturnType<typeof openCart> | undefined

/**
 * Loads and opens the database on the first add, since the page, whose start and memory are
 * measured too, needs none.
 */
async function openCart() {
  const { DatabaseSync } = await import('@photostructure/sqlite')
  const database = new DatabaseSync('cart.sqlite')
  database.exec(`pragma journal_mode=wal; pragma synchronous=full;
    create table line (visitor text, product text, quantity integer, primary key (visitor, product))`)
  const put = database.prepare(`insert into line values (?, ?, 1)
    on conflict do update set quantity = quantity + 1`)
  // If it were garbage-collected, the database would close beneath its statement.
  return { database, put }
}

/**
 * Does the minimum that stores a line: a signed session, and one statement that is on the disk
 * before the response.
 */
export async function action({ request }: { request: Request }) {
  const form = await request.formData()
  const session = await sessions.getSession(request.headers.get('Cookie'))
  const visitor = (session.get('visitor') as string | undefined) ?? randomUUID()
  session.set('visitor', visitor)
  const { put } = await (cart ??= openCart())
  const product = form.get('product')
  put.run(visitor, typeof product === 'string' ? product : '')
  return redirect('/', {
    status: 303,
    headers: { 'Set-Cookie': await sessions.commitSession(session) },
  })
}
