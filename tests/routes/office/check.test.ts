import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'
import type { Shopper } from '../../shopper.ts'

let owner: Shopper
beforeAll(async () => {
  owner = await newStaffMember('owner', { language: 'fr' })
})

test('the page of the check names what it is about, with a link, in the language of staff', async () => {
  const id = await aThing({ name: 'Teetasse' })
  const number = await aPlacedOrder()
  await db.writer.deleteFrom('taxRate').where('country', '=', 'FR').execute()
  await db.writer
    .updateTable('customerOrder')
    .set({ state: 'packed' })
    .where('number', '=', number)
    .execute()
  await owner.visit('/office/check')
  await owner.press('Contrôler maintenant')
  const rows = owner.texts('tbody tr')
  expect(owner.attrs('tbody a', 'href')).toEqual(
    expect.arrayContaining([
      `/office/orders/${number}`,
      `/office/products/${id}`,
      '/office/tax?country=FR',
    ]),
  )
  expect(rows.find((row) => row.startsWith('Teetasse'))).toContain(
    'le nom et les adresses du fabricant',
  )
  expect(owner.texts('tbody [lang=en]').join()).toContain('its history ends with received')
})

test('what the check found is shown page by page', async () => {
  const findings = Array.from({ length: 40 }, (_, n) => ({
    ...{ level: 'warning', about: `thing ${n}`, says: 'odd' },
  }))
  const check = { at: Date.now(), faults: 0, warnings: 260, findings }
  await db.write((trx) => settingStore.put(trx, 'last-check', JSON.stringify(check)))
  await owner.visit('/office/check')
  expect(owner.texts('tbody tr')).toHaveLength(25)
  expect(owner.text('main .hint')).toBe('Voici les 40 premiers.')
  await owner.follow('Page suivante')
  expect(owner.texts('tbody th').at(-1)).toBe('thing 39')
  expect(owner.texts('tbody tr')).toHaveLength(15)
})
