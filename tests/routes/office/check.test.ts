import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'

test('the page of the check names what it is about, with a link, in the language of staff', async () => {
  const id = await aThing({ name: 'Teetasse' })
  const number = await aPlacedOrder()
  await db.writer.deleteFrom('taxRate').where('country', '=', 'FR').execute()
  await db.writer
    .updateTable('customerOrder')
    .set({ state: 'packed' })
    .where('number', '=', number)
    .execute()
  const owner = await newStaffMember('owner', { language: 'fr' })
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
