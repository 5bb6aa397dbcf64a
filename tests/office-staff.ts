import { runStaff } from '#app/command/shop/staff.server.ts'
import { newShopper, type Shopper } from './shopper.ts'
import { runLine } from './shop/command/run-command.ts'

export const staffPassword = 'seven lamps over the harbour'

/** Adds an account by the command line and returns the path of its link. */
export async function addStaffByCommand(
  name: string,
  email: string,
  role: 'owner' | 'clerk',
  language = 'en',
): Promise<string> {
  const line = ['add', name, email, '--role', role, '--language', language]
  const { code, printed } = await runLine(runStaff, line)
  const path = /\/office\?key=[\w-]{43}/.exec(printed)?.[0]
  if (code !== 0 || path === undefined) throw new Error(printed)
  return path
}

/** Adds an account, chooses its password and signs it in. */
export async function newStaffMember(
  role: 'owner' | 'clerk',
  { name = `Meera ${role}`, email = `${role}@shop.example`, language = 'en' } = {},
  shopper?: Shopper,
): Promise<Shopper> {
  const link = await addStaffByCommand(name, email, role, language)
  const staff = shopper ?? (await newShopper({ 'Accept-Language': language }))
  await staff.visit(link)
  const fields = { key: link.slice('/office?key='.length), password: staffPassword }
  await staff.post(link, { intent: 'office.choose-password', ...fields })
  await signInAsStaff(staff, email)
  return staff
}

/** Returns the secret of the second factor that the page of the own account shows. */
export const shownSecret = (staff: Shopper) => (staff.text('p .code') ?? '').replace(/\s/g, '')

export const signInAsStaff = (staff: Shopper, email: string, password = staffPassword) =>
  staff.post('/office', { intent: 'office.sign-in', email, password })
