import { redirect } from '@remix-run/node'
import { parseProductId } from '#app/shop/catalogue/product-id.ts'
import { maxCompared } from '#app/shop/compare/compare.ts'
import {
  addCompared,
  isKnownProduct,
  removeCompared,
  replaceCompared,
  type ReplaceOutcome,
} from '#app/shop/compare/change-compared.server.ts'
import { undoCompared } from '#app/shop/compare/undo-compared.server.ts'
import { sentences } from '#app/shop/lists/sentences.ts'
import { invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { saveSession } from '#app/http/session.server.ts'
import { redirectWithToast } from '#app/http/toasts.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'

/** The buttons of the comparison, which stand on cards and pages; the toast's Undo on every page. */
export const compareActions = {
  'compare.add': add,
  'compare.remove': remove,
  'compare.clear': clear,
  'compare.replace': replace,
  'compare.undo': undo,
} satisfies FormActions

const unknown = ({ form, t }: FormContext) =>
  invalidForm(form, { product: t('refusal.compare.unknownProduct') })

const added = ({ here, session, t }: FormContext, undo?: 'compare.undo') =>
  redirectWithToast(
    here,
    { message: t('toast.addedToCompare'), type: 'success', ...(undo && { undo }) },
    session,
  )

const alreadyCompared = (posted: FormContext) =>
  told(posted, posted.t('toast.inCompare'), 'success')

async function add(posted: FormContext) {
  const { form, t, now } = posted
  const product = parseProductId(form)
  if (!product) return unknown(posted)
  const outcome = await addCompared(ensureOwner(posted), product, now)
  if (outcome.ok) return outcome.changed ? added(posted) : alreadyCompared(posted)
  switch (outcome.reason) {
    case 'unknown-product':
      return unknown(posted)
    case 'full':
      return invalidForm(form, { compare: t('refusal.compare.full', { most: maxCompared }) })
  }
}

/** What is gone already is what was asked for: a second press of the button is no fault. */
async function remove(posted: FormContext) {
  const { form, owner, now } = posted
  const product = parseProductId(form)
  if (!product) return unknown(posted)
  if (owner && (await removeCompared(owner, now, product)) > 0) return removed(posted)
  return (await isKnownProduct(product)) ? back(posted) : unknown(posted)
}

async function clear(posted: FormContext) {
  const { owner, now } = posted
  const count = owner ? await removeCompared(owner, now) : 0
  return count > 0 ? removed(posted) : back(posted)
}

const back = async ({ here, session }: FormContext) =>
  redirect(here, { status: 303, headers: await saveSession(session) })

const removed = ({ here, session, t }: FormContext) =>
  redirectWithToast(
    here,
    { message: t('toast.removedFromCompare'), type: 'success', undo: 'compare.undo' },
    session,
  )

/** The product comes in, and the one that it replaces goes, which the toast can take back. */
async function replace(posted: FormContext) {
  const { form, owner, t, now } = posted
  const product = parseProductId(form)
  const replaced = parseProductId(form, 'replaced')
  if (!product) return unknown(posted)
  const outcome =
    owner && replaced
      ? await replaceCompared(owner, product, replaced, now)
      : await refusalOf(product)
  if (outcome.ok) return outcome.changed ? added(posted, 'compare.undo') : alreadyCompared(posted)
  switch (outcome.reason) {
    case 'unknown-product':
      return unknown(posted)
    case 'itself':
      return invalidForm(form, { compare: t('refusal.compare.itself') })
    case 'not-compared':
      return invalidForm(form, { compare: t('refusal.compare.notCompared') }, 409)
  }
}

/** Of who compares nothing, or names nothing that is to go. */
async function refusalOf(product: string): Promise<ReplaceOutcome> {
  return { ok: false, reason: (await isKnownProduct(product)) ? 'not-compared' : 'unknown-product' }
}

/** Nothing left to put back is no refused form: the button may stand in a page that is long open. */
async function undo(posted: FormContext) {
  const { owner, now, t } = posted
  const outcome = owner ? await undoCompared(owner, now) : undefined
  if (!outcome?.ok) return told(posted, t('toast.nothingToUndo'), 'error')
  const { back: count, gone, noRoom } = outcome
  const message = sentences(
    count > 0 && t('toast.backInCompare'),
    gone > 0 && t('toast.goneFromCompare', { count: gone }),
    noRoom > 0 && t('toast.noRoomInCompare', { count: noRoom }),
  )
  return told(posted, message, gone + noRoom > 0 ? 'error' : 'success')
}

const told = ({ here, session }: FormContext, message: string, type: 'success' | 'error') =>
  redirectWithToast(here, { message, type }, session)
