import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webhookEventTypes } from '#app/shop/ordering/fulfilment/handle-webhook-event.server.ts'

test('docs/payment.md has the shopkeeper add exactly the events that the shop takes', () => {
  const listed = readFileSync('docs/payment.md', 'utf8').matchAll(/^ +- `([a-z_.]+)`$/gm)
  expect([...listed].map(([, type]) => type)).toEqual(webhookEventTypes)
})
