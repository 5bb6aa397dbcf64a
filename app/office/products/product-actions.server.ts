import { notFound } from '#app/http/responses.server.ts'
import {
  restoreProduct,
  withdrawProduct,
} from '#app/shop/maintenance/products/change-product.server.ts'
import { deleteProduct } from '#app/shop/maintenance/products/delete-product.server.ts'
import { findProductSheet } from '#app/shop/maintenance/products/product-sheet.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { managedProductPath } from './managed-product-path.ts'
import { endPrice } from './price-actions.server.ts'
import { productIdOf, refuseProductFaults } from './product-form.server.ts'
import { saveProduct } from './save-product.server.ts'

/** The forms of the page of one product. */
export const productActions: Record<string, OfficeAction> = {
  'product.save': saveProduct,
  'product.price': saveProduct,
  'product.end-price': endPrice,
  'product.stock': saveProduct,
  'product.hide': hide,
  'product.unhide': unhide,
  'product.delete': remove,
}

async function hide(context: OfficeFormContext) {
  const id = productIdOf(context)
  const isDone = await withdrawProduct(id, context.now)
  if (!isDone && !(await findProductSheet(id, context.now))) throw notFound(context.t)
  if (!isDone) return officeRedirect(managedProductPath(id), context.t('office.frame.unchanged'))
  return officeRedirect(managedProductPath(id), context.t('office.products.hiddenNow'))
}

async function unhide(context: OfficeFormContext) {
  const id = productIdOf(context)
  const outcome = await restoreProduct(id, context.now)
  if (!outcome.ok) return refuseProductFaults(context, outcome.faults, [])
  return officeRedirect(managedProductPath(id), context.t('office.products.isShown'))
}

async function remove(context: OfficeFormContext) {
  const { t, now } = context
  const id = productIdOf(context)
  const outcome = await deleteProduct(id, now)
  if (!outcome.ok && !(await findProductSheet(id, now))) throw notFound(t)
  if (!outcome.ok) return refuse(context, { form: t('office.products.notDeleted') })
  return officeRedirect('/office/products', t('office.products.deleted'))
}
