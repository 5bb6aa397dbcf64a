import { TOTP, Secret } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { demandTotp } from '#app/shop/staff/staff.server.ts'
import { openDemo } from '../../demo.ts'
import { newStaffMember, shownSecret, signInAsStaff, staffPassword } from '../../office-staff.ts'

beforeAll(openDemo)

describe('signing in', () => {
  test('begins with a link of the command line and a password', async () => {
    const owner = await newStaffMember('owner')
    expect(owner.text('h1')).toBe('Today')
    expect(owner.status).toBe(200)
    expect(owner.text('header')).toContain('Meera owner')
    expect(owner.headers.get('Cache-Control')).toBe('no-store')
    await owner.press('Sign out')
    expect(owner.text('.toast')).toBe('You are signed out.')
    await signInAsStaff(owner, 'owner@shop.example', 'wrong')
    expect(owner.status).toBe(422)
    expect(owner.text('.errors')).toContain('do not belong together')
    expect(owner.attr('#email', 'value')).toBe('owner@shop.example')
    await signInAsStaff(owner, 'OWNER@shop.example')
    expect(owner.text('h1')).toBe('Today')
  })
})

describe('the second factor', () => {
  test('is set up with a code, and then asked for', async () => {
    const asha = await newStaffMember('owner', { name: 'Asha', email: 'asha@shop.example' })
    await asha.visit('/office/account')
    const secret = Secret.fromBase32(shownSecret(asha))
    const code = new TOTP({ secret }).generate()
    await asha.press('Turn on', { code, 'own-password': 'wrong' })
    expect(asha.status).toBe(422)
    expect(asha.text('.errors')).toContain('not your present password')
    await asha.press('Turn on', { code: '000000', 'own-password': staffPassword })
    expect(asha.status).toBe(422)
    expect(shownSecret(asha)).toBe(secret.base32)
    await asha.press('Turn on', { code, 'own-password': staffPassword })
    expect(asha.text('h1')).toBe('Your recovery codes')
    const codes = asha.texts('.codes li')
    expect(new Set(codes).size).toBe(10)
    // A browser sends the form again when the page of the codes is loaded again.
    const again = { intent: 'account.set-up-code', code, 'own-password': staffPassword }
    await asha.post('/office/account', again)
    expect(asha.text('.toast')).toBe('You sign in with a code of your app.')
    await asha.post('/office/account', {
      intent: 'account.change-code',
      do: 'zzz',
      code: codes[9]!,
    })
    expect(asha.status).toBe(422)
    expect(asha.text('main')).toContain('10 recovery codes are left')
    await asha.press('Sign out')
    await signInAsStaff(asha, 'asha@shop.example')
    expect(asha.text('h1')).toBe('Enter your code')
    await asha.visit('/office/account')
    expect(asha.status).toBe(404)
    await asha.visit('/office')
    const before = asha.cookies.get('shop-office')
    // The code that set it up is used.
    await asha.press('Sign in', { code })
    expect(asha.status).toBe(422)
    await asha.press('Sign in', { code: codes[0]!.toUpperCase().replace('-', ' ') })
    expect(asha.text('h1')).toBe('Today')
    expect(asha.cookies.get('shop-office')).not.toBe(before)
    await asha.press('Sign out')
    await signInAsStaff(asha, 'asha@shop.example')
    await asha.press('Sign in', { code: codes[0]! })
    expect(asha.status).toBe(422)
  })

  test('that is demanded and missing is set up before language and password are changed', async () => {
    await demandTotp(true, Date.now())
    const gita = await newStaffMember('clerk', { name: 'Gita', email: 'gita@shop.example' })
    await gita.post('/office/account', { intent: 'account.language', language: 'de' })
    expect(gita.text('.toast')).toContain('demands a second factor')
    expect(gita.attr('html', 'lang')).toBe('en')
    await demandTotp(false, Date.now())
  })
})

describe('the staff page', () => {
  test('adds a clerk, who cannot open it, and ends the account at once', async () => {
    const owner = await newStaffMember('owner', { name: 'Tara', email: 'tara@shop.example' })
    await owner.visit('/office/staff')
    await owner.press('Add', { name: 'Ravi', email: 'nonsense' })
    expect(owner.status).toBe(422)
    expect(owner.attr('#name', 'value')).toBe('Ravi')
    await owner.press('Add', { name: 'Ravi', email: 'ravi@shop.example', role: 'clerk' })
    expect(owner.attr('#link', 'value')).toMatch(/\/office\?key=[\w-]{43}$/)
    const clerk = await newStaffMember('clerk', { name: 'Uma', email: 'uma@shop.example' })
    expect(clerk.texts('.frame__pages a')).not.toContain('Staff')
    await clerk.visit('/office/staff')
    expect(clerk.status).toBe(403)
    expect(clerk.text('main')).toContain('Only an owner')
    await owner.visit('/office/staff')
    await owner.press('End account', {}, { within: 'tr:has(th:contains("Uma"))' })
    expect(owner.text('.toast')).toBe('The account of Uma is ended.')
    await clerk.visit('/office/account')
    expect(clerk.status).toBe(404)
  })
})

describe('the page of the day', () => {
  test('counts what waits, and each number leads to its list', async () => {
    const owner = await newStaffMember('owner', { name: 'Veda', email: 'veda@shop.example' })
    const message = { name: 'Asha', email: 'asha@example.org', subject: 'Hours', language: 'en' }
    await db.write((trx) =>
      trx
        .insertInto('contactMessage')
        .values({ id: 'm1', ...message, message: 'When do you open?', sentAt: Date.now() })
        .execute(),
    )
    await owner.visit('/office/check')
    await owner.press('Check now')
    expect(owner.text('main')).toMatch(/\d+ faults?, \d+ warnings?\./)
    await owner.visit('/office')
    expect(owner.texts('.todo li')).toContain('1 Message to answer')
    const lists = owner.attrs('.todo a', 'href')
    expect(lists.length).toBeGreaterThan(9)
    for (const list of lists) {
      await owner.visit(list)
      expect(owner.status, list).toBe(200)
      expect(owner.url).toBe(list)
    }
  })
})
