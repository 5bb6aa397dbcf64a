import { describe, expect, test } from 'vitest'
import {
  parsePassword,
  readName,
  readRegistration,
  readSignIn,
} from '#app/shop/customers/accounts/account.schema.ts'

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

const asha = { name: 'Asha Raghavan', email: 'reader.1987@example.org' }

describe('a new password', () => {
  test.each([
    ['seven characters', 'lantern', 'short'],
    ['nothing', '', 'short'],
    // Eight UTF-16 units, four characters.
    ['four emoji', '🏮🏮🏮🏮', 'short'],
    ['129 characters', 'x1'.repeat(64) + 'y', 'long'],
    ['one that everybody tries', 'password1', 'common'],
    ['the same in capitals', 'PassWord1', 'common'],
    ['the same in full width', 'ｐａｓｓｗｏｒｄ１', 'common'],
    ['digits in a row', '1234567890', 'common'],
    ['the name of the shop with a year', 'Octavo2026!', 'own'],
    ['one’s own name', 'RaghavanAsha1', 'own'],
    ['the same with an accent', 'Rághavan-2026', 'own'],
    ['the name of one’s mail', 'reader+1987', 'own'],
    ['the whole address', 'reader.1987@example.org', 'own'],
  ])('%s is refused', async (_, password, reason) => {
    expect(await parsePassword(password, asha)).toEqual({ ok: false, reason })
  })

  test.each([
    ['eight characters', 'lanterns'],
    ['letters alone, since no rule says what it is made of', 'correcthorsebatterystaple'],
    ['one that holds a word of one’s own, but is longer than that', 'asha once kept an octavo'],
    ['spaces at its ends, which belong to it', '  a lantern  '],
    ['eight emoji', '🏮'.repeat(8)],
    ['128 characters of two units each', '🏮'.repeat(128)],
  ])('%s is taken as it is', async (_, password) => {
    expect(await parsePassword(password, asha)).toEqual({ ok: true, password })
  })

  test('is not the whole address, though it holds no word of two letters', async () => {
    const email = 'a1b2c3d4-e5f6-a7b8c9@x.y'
    for (const password of [`${email}!`, 'a1b2c3d4-e5f6-a7b8c9'])
      expect(await parsePassword(password, { name: 'Z', email })).toEqual({
        ok: false,
        reason: 'own',
      })
  })
})

describe('who opens an account', () => {
  const right = { name: 'Asha Raghavan', email: 'asha@example.org', password: 'a lantern in fog' }

  test('is read whole, name and address tidied', async () => {
    const read = await readRegistration(
      form({ ...right, name: '  Asha \n Raghavan ', email: ' Asha@Example.org ', other: '1' }),
    )
    expect(read).toEqual({ ok: true, registration: { ...right, email: 'Asha@Example.org' } })
  })

  test('reads all that is wrong at once', async () => {
    expect(await readRegistration(form({}))).toEqual({
      ok: false,
      faults: { name: 'missing', email: 'missing', password: 'short' },
    })
    const wrong = { name: 'x'.repeat(101), email: 'asha', password: 'x'.repeat(129) }
    expect(await readRegistration(form(wrong))).toEqual({
      ok: false,
      faults: { name: 'long', email: 'malformed', password: 'long' },
    })
  })

  test('may not make the password of the name or the address', async () => {
    const read = await readRegistration(form({ ...right, password: 'AshaRaghavan' }))
    expect(read).toEqual({ ok: false, faults: { password: 'own' } })
  })

  test.each([
    ['nothing anybody sees', '\u200e\u2066'],
    ['no letter or digit', '–'],
  ])('a name of %s is none', (_, name) => {
    expect(readName(name)).toEqual({ ok: false, fault: 'missing' })
  })

  test('a name of more than a hundred characters is too long, whatever surrounds it', () => {
    expect(readName(` ${'x'.repeat(100)} `)).toEqual({ ok: true, name: 'x'.repeat(100) })
    expect(readName('x'.repeat(101))).toEqual({ ok: false, fault: 'long' })
  })

  test('an address with a full-width @ is read as it looks', async () => {
    const read = await readRegistration(form({ ...right, email: 'asha＠example.org' }))
    expect(read).toMatchObject({ ok: true, registration: { email: 'asha@example.org' } })
  })

  test.each([
    ['a second recipient', 'asha@example.org,eve@example.org'],
    ['a header', 'asha@example.org\nBcc: eve@example.org'],
  ])('an address with %s is refused', async (_, email) => {
    const read = await readRegistration(form({ ...right, email }))
    expect(read).toEqual({ ok: false, faults: { email: 'malformed' } })
  })
})

describe('the sign-in form', () => {
  test('refuses nothing: what is left out is wrong like any other', () => {
    expect(readSignIn(form({}))).toEqual({ email: '', password: '', isRemembered: false })
  })

  test('takes a password as it is, spaces included', () => {
    const fields = { email: ' asha@example.org ', password: ' x ', keep: '1' }
    expect(readSignIn(form(fields))).toEqual({
      email: 'asha@example.org',
      password: ' x ',
      isRemembered: true,
    })
  })

  test('never has more hashed than a password can be', () => {
    const { email, password } = readSignIn(
      form({ email: 'x'.repeat(100_000), password: 'x'.repeat(100_000) }),
    )
    expect(email).toHaveLength(254)
    expect(password).toBe('')
  })
})
