import { notFound } from '#app/http/responses.server.ts'
import { deleteCustomer, endCustomersSignIns } from '#app/shop/lifecycle/manage-customers.server.ts'
import {
  officeRedirect,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'

/** The forms of the page of one customer. */
export const customerActions: Record<string, OfficeAction> = {
  'customer.end-sign-ins': endSignIns,
}

/** The form of the page that names what a deletion loses, which owners alone may send. */
export const customerDeletionActions: Record<string, OfficeAction> = {
  'customer.delete': remove,
}

const idIn = ({ params }: OfficeFormContext) => params.id ?? ''

async function endSignIns(context: OfficeFormContext) {
  const { url, now, t } = context
  const count = await endCustomersSignIns({ id: idIn(context) }, now)
  if (count === undefined) throw notFound(t)
  return officeRedirect(url.pathname, t('office.customers.signInsEnded', { count }))
}

async function remove(context: OfficeFormContext) {
  const { now, t } = context
  if (!(await deleteCustomer({ id: idIn(context) }, now))) throw notFound(t)
  return officeRedirect('/office/customers', t('office.customers.deleted'))
}
