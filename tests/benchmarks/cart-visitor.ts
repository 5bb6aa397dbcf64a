import { sendRequest } from './load.ts'

export const addBook = 'intent=cart.add&product=b01&quantity=1'

/** Returns the session cookie (name and value) of a new visitor whose cart holds a book. */
export async function visitorWithCart(origin: string): Promise<[string, string]> {
  const { headers } = await sendRequest({ origin, path: '/book/b01', form: addBook, status: 303 })
  const line = headers['set-cookie']?.find((one) => /^(__Host-)?shop=/.test(one))
  if (!line) throw new Error('no session after adding to the cart')
  const [name = '', value = ''] = line.split(/[=;]/)
  return [name, value]
}
