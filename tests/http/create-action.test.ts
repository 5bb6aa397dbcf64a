import { describe, expect, test } from 'vitest'
import { checkoutActions } from '#app/actions/checkout-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { createAction, withoutIntent, type FormAction } from '#app/http/create-action.server.ts'

const respond: FormAction = () => Promise.resolve(new Response())

describe('the action of a route', () => {
  test('takes sets with different intents', () => {
    expect(createAction({ 'a.one': respond }, { 'a.two': respond })).toBeTypeOf('function')
  })

  test('does not take two actions of one intent', () => {
    const create = () => createAction({ 'a.one': respond }, { 'a.one': respond })
    expect(create).toThrow('two actions have the intent a.one')
  })

  test('replaces an action whose intent is removed from the other set', () => {
    const others = withoutIntent({ 'a.one': respond, 'a.two': respond }, 'a.one')
    expect(others).toEqual({ 'a.two': respond })
    expect(createAction(others, { 'a.one': respond })).toBeTypeOf('function')
  })
})

test('the checkout replaces the choice of language, and no other shared action', () => {
  const replaced = Object.keys(checkoutActions).filter((intent) => intent in sharedActions)
  expect(replaced).toEqual(['language.choose'])
})
