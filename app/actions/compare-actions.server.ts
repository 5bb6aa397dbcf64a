import { invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { redirectBack } from '#app/http/session.server.ts'
import { parseProductId } from '#app/shop/catalogue/products/product-id.ts'
import { replaceCompared } from '#app/shop/lists/compare/compared.server.ts'
import { savedListActions, unknownProduct } from './saved-list-actions.server.ts'

const { add, remove, clear, undo } = savedListActions('compare')

/** The comparison's actions are taken on cards and pages, and by the Undo of a toast on every page. */
export const compareActions = {
  'compare.add': add,
  'compare.remove': remove,
  'compare.clear': clear,
  'compare.replace': replace,
  'compare.undo': undo,
} satisfies FormActions

/** Adds the product and removes the one that it replaces, which the toast can undo. */
async function replace(context: FormContext) {
  const { form, owner, t, now } = context
  const product = parseProductId(form)
  if (!product) return unknownProduct('compare', context)
  const outcome = await replaceCompared(owner, product, parseProductId(form, 'replaced'), now)
  switch (outcome) {
    case 'replaced':
      return redirectBack(context, t('toast.compare.added'), { undo: 'compare.undo' })
    case 'present':
      return redirectBack(context, t('toast.compare.present'))
    case 'unknown':
      return unknownProduct('compare', context)
    case 'itself':
      return invalidForm(form, { compare: t('refusal.compare.itself') })
    case 'notCompared':
      return invalidForm(form, { compare: t('refusal.compare.notCompared') }, 409)
  }
}
