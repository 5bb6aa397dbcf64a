import type { Address } from '#app/shop/customers/addresses/address.ts'
import { addressFields, maxAddresses } from '#app/shop/customers/addresses/address.ts'
import { readAddress } from '#app/shop/customers/addresses/address.schema.ts'
import { readTelephone } from '#app/shop/customers/addresses/telephone.schema.ts'
import {
  deleteAddress,
  addAddress,
  makeDefault,
  saveAddress,
} from '#app/shop/customers/addresses/customer-addresses.server.ts'
import { describeCheckoutErrors } from '#app/shop/ordering/checkout/checkout-text.server.ts'
import { isCountry } from '#app/i18n/markets.ts'
import { invalidForm } from '#app/http/responses.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { redirectBack } from '#app/http/session.server.ts'
import { withCustomer } from './with-customer.server.ts'
import { draftOf, withFormDraft } from '../form-drafts.server.ts'

const typedFields = [...addressFields, 'telephone', 'address']

/** These actions change the addresses of the signed-in customer; the field `address` is the id of one. */
export const addressActions = {
  'address.add': withFormDraft(draftOf('address.add', typedFields), add),
  'address.save': withFormDraft(draftOf('address.save', typedFields, 'address'), save),
  'address.delete': remove,
  'address.makeDefault': useFirst,
} satisfies FormActions

type AddressFormResult =
  | { ok: true; address: Address; telephone: string | null }
  | { ok: false; errors: Record<string, string> }

function readForm({ form, t }: FormContext): AddressFormResult {
  const fields = Object.fromEntries(form)
  const { country } = fields
  if (!isCountry(country)) return { ok: false, errors: { country: t('refusal.address.country') } }
  const [reading, dialled] = [readAddress(fields, country), readTelephone(fields.telephone)]
  if (reading.ok && dialled.ok) return { ...reading, telephone: dialled.telephone }
  const faults = {
    ...(!reading.ok && reading.faults),
    ...(!dialled.ok && { telephone: 'wrong' as const }),
  }
  return { ok: false, errors: describeCheckoutErrors(faults, country, t) }
}

async function add(context: FormContext) {
  requireCustomer(context)
  const { form, t, now } = context
  const reading = readForm(context)
  if (!reading.ok) return invalidForm(form, reading.errors)
  const outcome = await withCustomer(context, (transaction, customer) =>
    addAddress(transaction, customer, reading.address, now, reading.telephone),
  )
  if (outcome.ok) return redirectBack(context, t('toast.address.saved'))
  return invalidForm(form, { name: t('refusal.address.full', { count: maxAddresses }) })
}

async function save(context: FormContext) {
  requireCustomer(context)
  const reading = readForm(context)
  if (!reading.ok) return invalidForm(context.form, reading.errors)
  const isSaved = await withCustomer(context, (transaction, customer) =>
    saveAddress(transaction, customer, idOf(context), reading.address, reading.telephone),
  )
  return isSaved
    ? redirectBack(context, context.t('toast.address.changed'))
    : addressNotFound(context)
}

async function remove(context: FormContext) {
  const { customerId } = requireCustomer(context)
  return (await deleteAddress(customerId, idOf(context)))
    ? redirectBack(context, context.t('toast.address.removed'))
    : addressNotFound(context)
}

async function useFirst(context: FormContext) {
  const { customerId } = requireCustomer(context)
  return (await makeDefault(customerId, idOf(context)))
    ? redirectBack(context, context.t('toast.address.usedFirst'))
    : addressNotFound(context)
}

const idOf = ({ form }: FormContext) => form.get('address') ?? ''

/** An address of another customer is reported like one that does not exist. */
const addressNotFound = ({ form, t }: FormContext) =>
  invalidForm(form, { address: t('refusal.address.gone') })
