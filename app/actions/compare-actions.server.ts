import { redirect } from '@remix-run/node'
import { parseProductId } from '#app/shop/catalogue/products/product-id.ts'
import { maxCompared } from '#app/shop/lists/compare/compare.ts'
import {
  addCompared,
  isKnownProduct,
  removeCompared,
  replaceCompared,
  type ReplaceOutcome,
} from '#app/shop/lists/compare/change-compared.server.ts'
import { undoCompared } from '#app/shop/lists/compare/undo-compared.server.ts'
import { sentences } from '#app/i18n/format/join-sentences.ts'
import { invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { saveSession } from '#app/http/session.server.ts'
import { redirectWithToast } from '#app/http/toasts.server.ts'
import { ensureOwner } from '#app/http/request-context.server.ts'

/** The comparison's actions are taken on cards and pages, and by the Undo of a toast on every page. */
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

const alreadyCompared = (context: FormContext) =>
  compareResponse(context, context.t('toast.inCompare'), 'success')

async function add(context: FormContext) {
  const { form, t, now } = context
  const product = parseProductId(form)
  if (!product) return unknown(context)
  const outcome = await addCompared(ensureOwner(context), product, now)
  if (outcome.ok) return outcome.changed ? added(context) : alreadyCompared(context)
  switch (outcome.reason) {
    case 'unknown-product':
      return unknown(context)
    case 'full':
      return invalidForm(form, { compare: t('refusal.compare.full', { most: maxCompared }) })
  }
}

/** A product that is gone already is what was requested, so a second press of the button is no error. */
async function remove(context: FormContext) {
  const { form, owner, now } = context
  const product = parseProductId(form)
  if (!product) return unknown(context)
  if (owner && (await removeCompared(owner, now, product)) > 0) return removed(context)
  return (await isKnownProduct(product)) ? back(context) : unknown(context)
}

async function clear(context: FormContext) {
  const { owner, now } = context
  const count = owner ? await removeCompared(owner, now) : 0
  return count > 0 ? removed(context) : back(context)
}

const back = async ({ here, session }: FormContext) =>
  redirect(here, { status: 303, headers: await saveSession(session) })

const removed = ({ here, session, t }: FormContext) =>
  redirectWithToast(
    here,
    { message: t('toast.removedFromCompare'), type: 'success', undo: 'compare.undo' },
    session,
  )

/** Adds the product and removes the one that it replaces, which the toast can undo. */
async function replace(context: FormContext) {
  const { form, owner, t, now } = context
  const product = parseProductId(form)
  const replaced = parseProductId(form, 'replaced')
  if (!product) return unknown(context)
  const outcome =
    owner && replaced
      ? await replaceCompared(owner, product, replaced, now)
      : await compareError(product)
  if (outcome.ok) return outcome.changed ? added(context, 'compare.undo') : alreadyCompared(context)
  switch (outcome.reason) {
    case 'unknown-product':
      return unknown(context)
    case 'itself':
      return invalidForm(form, { compare: t('refusal.compare.itself') })
    case 'not-compared':
      return invalidForm(form, { compare: t('refusal.compare.notCompared') }, 409)
  }
}

/** Returns why nothing was replaced: the product is not compared, or is unknown. */
async function compareError(product: string): Promise<ReplaceOutcome> {
  return { ok: false, reason: (await isKnownProduct(product)) ? 'not-compared' : 'unknown-product' }
}

/** It is no error if nothing is left to restore, because the button may be on a page that was open for long. */
async function undo(context: FormContext) {
  const { owner, now, t } = context
  const outcome = owner ? await undoCompared(owner, now) : undefined
  if (!outcome?.ok) return compareResponse(context, t('toast.nothingToUndo'), 'error')
  const { back: count, gone, overLimit } = outcome
  const message = sentences(
    count > 0 && t('toast.backInCompare'),
    gone > 0 && t('toast.compareUnavailable', { count: gone }),
    overLimit > 0 && t('toast.compareFull', { count: overLimit }),
  )
  return compareResponse(context, message, gone + overLimit > 0 ? 'error' : 'success')
}

const compareResponse = (
  { here, session }: FormContext,
  message: string,
  type: 'success' | 'error',
) => redirectWithToast(here, { message, type }, session)
