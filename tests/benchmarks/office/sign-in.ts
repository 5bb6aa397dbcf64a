import { staffPassword } from '../../office-staff.ts'
import { Shopper } from '../../shopper.ts'

const cookieOf = ({ cookies }: Shopper) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const visitorOf = (origin: string) =>
  new Shopper((request) => fetch(request), origin, { 'Accept-Language': 'en' })

/** Makes an account in a running shop and returns its cookies. */
export async function signInCustomer(origin: string): Promise<string> {
  const customer = visitorOf(origin)
  await customer.post('/login-register', {
    ...{ intent: 'customer.register', name: 'Asha Rao', email: 'asha@example.net' },
    password: 'ginger tea at seven',
  })
  return cookieOf(customer)
}

/**
 * Chooses the password of a new staff account in a running shop, signs it in, and returns its cookies.
 * @param printed What the command printed that added the account.
 */
export async function signInStaff(origin: string, printed: string, email: string): Promise<string> {
  const [link = '', key = ''] = /\/office\?key=([\w-]{43})/.exec(printed) ?? []
  const staff = visitorOf(origin)
  await staff.post(link, { intent: 'office.choose-password', key, password: staffPassword })
  await staff.post('/office', { intent: 'office.sign-in', email, password: staffPassword })
  return cookieOf(staff)
}
