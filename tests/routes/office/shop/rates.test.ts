import { beforeAll, describe, expect, test } from 'vitest'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { openDemo } from '../../../demo.ts'
import { aBook } from '../../../fixtures/catalogue.ts'
import { newStaffMember } from '../../../office-staff.ts'
import { newShopper, type Shopper } from '../../../shopper.ts'

const page = '/office/rates'
let owner: Shopper

beforeAll(async () => {
  await openDemo()
  owner = await newStaffMember('owner')
})

const shownRate = () => owner.attr('#rate-EUR', 'value')

describe('the page of exchange rates', () => {
  test('takes typed rates, at which a shopper sees prices', async () => {
    await owner.visit(page)
    await owner.press('Use these rates', { 'rate-EUR': '0,02' })
    expect(owner.text('.toast')).toBe('The rates are stored.')
    expect(shownRate()).toBe('0.020000')
    const german = { name: 'Jana', email: 'jana@shop.example', language: 'de' }
    const jana = await newStaffMember('owner', german)
    await jana.visit(page)
    expect(jana.attr('#rate-EUR', 'value')).toBe('0,020000')
    const book = await aBook({ price: 100_000 })
    const shopper = await newShopper({ 'Accept-Language': 'de' })
    await shopper.visit('/de/?country=DE&currency=EUR')
    expect((await shopper.visit(`/de/book/${book}`)).text('main')).toContain('20,00 €')
  })

  test('takes the file of a rate service, and refuses one of a day long past', async () => {
    const file = (text: string) => {
      const form = new FormData()
      form.append('file', new File([text], 'rates.json'))
      return owner.upload(page, form)
    }
    const rates = { INR: 1, USD: 0.012, EUR: 0.011, GBP: 0.0095 }
    const document = (day: string) => JSON.stringify({ base: 'INR', date: day, rates })
    await file(document(dayOf(Date.now() - 30 * dayMs)))
    expect(owner.text('#file-error')).toBe('The rates are more than seven days old.')
    await file('no rates')
    expect(owner.text('#file-error')).toBe('This is no file of a rate service.')
    await owner.visit(page)
    expect(shownRate()).toBe('0.020000')
    await file(document(dayOf(Date.now())))
    expect(shownRate()).toBe('0.011000')
  })

  test('shows what is wrong at its field, and is for owners alone', async () => {
    await owner.visit(page)
    await owner.press('Use these rates', { 'rate-EUR': '-1', day: 'today' })
    expect(owner.status).toBe(422)
    expect(owner.text('#rate-EUR-error')).toContain('above zero')
    expect(owner.text('#day-error')).toContain('2030-01-31')
    expect(shownRate()).toBe('-1')
    const clerk = await newStaffMember('clerk')
    expect((await clerk.visit(page)).status).toBe(403)
    await clerk.post(page, { intent: 'rates.accept' })
    expect(clerk.status).toBe(403)
  })
})
