import { randomUUID } from 'node:crypto'
import { createCookieSessionStorage, redirect } from '@remix-run/node'

const sessions = createCookieSessionStorage({
  cookie: { name: 'session', path: '/', httpOnly: true, sameSite: 'lax', secrets: ['minimal'] },
})

let cart: ReturnType<typeof openCart> | undefined

/** Read and opened by the first who adds: the page, whose start and memory are measured too, needs none. */
async function openCart() {
  const { DatabaseSync } = await import('@photostructure/sqlite')
  const database = new DatabaseSync('cart.sqlite')
  database.exec(`pragma journal_mode=wal; pragma synchronous=full;
    create table line (visitor text, product text, quantity integer, primary key (visitor, product))`)
  const put = database.prepare(`insert into line values (?, ?, 1)
    on conflict do update set quantity = quantity + 1`)
  // Collected, the database would close beneath its statement.
  return { database, put }
}

/** The least that keeps a line: a signed session, and one statement that is on the disk when the answer goes out. */
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
