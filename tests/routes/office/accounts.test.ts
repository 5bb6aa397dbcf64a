import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { runStaff } from '#app/command/shop/staff.server.ts'
import { codeWithinMs, staffSignInMs } from '#app/shop/staff/staff-sign-ins.server.ts'
import { staffLinkMs } from '#app/shop/staff/staff-links.server.ts'
import { openDemo } from '../../demo.ts'
import {
  addStaffByCommand,
  newStaffMember,
  shownSecret,
  signInAsStaff,
  staffPassword,
} from '../../office-staff.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'
import { changesOf, runLine } from '../../shop/command/run-command.ts'

beforeAll(openDemo)

const visit = async (staff: Shopper, path: string) => (await staff.visit(path)).status

/** Moves the beginning of a table's rows back. */
const age = (table: 'staffSignIn' | 'staffLink', ms: number) =>
  db.write((trx) =>
    trx
      .updateTable(table)
      .set((row) => ({ createdAt: row('createdAt', '-', ms) }))
      .execute(),
  )

const idOf = async (email: string) =>
  (
    await db.read
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

async function withSecondFactor(staff: Shopper) {
  await staff.visit('/office/account')
  const secret = Secret.fromBase32(shownSecret(staff))
  const code = new TOTP({ secret }).generate()
  await staff.press('Turn on', { code, 'own-password': staffPassword })
  return { secret, codes: staff.texts('.codes li') }
}

describe('the link of an account', () => {
  test('works once, and a new one replaces it', async () => {
    const first = await addStaffByCommand('Ira Bose', 'ira@shop.example', 'clerk')
    const { printed } = await runLine(runStaff, 'link ira@shop.example')
    const second = /\/office\?key=[\w-]{43}/.exec(printed)![0]
    const ira = await newShopper()
    await ira.visit(first)
    expect(ira.text('main')).toContain('This link was used already')
    await ira.visit(second)
    expect(ira.text('main')).toContain('For Ira Bose')
    await ira.press('Save password', { password: 'short' })
    expect(ira.status).toBe(422)
    await ira.press('Save password', { password: 'ira bose ira' })
    expect(ira.text('.errors')).toContain('your name')
    await ira.press('Save password', { password: staffPassword })
    expect(ira.text('.toast')).toContain('is saved')
    const other = await newShopper()
    const key = second.split('=')[1]!
    await other.post(second, {
      intent: 'office.choose-password',
      key,
      password: 'another long phrase',
    })
    expect(other.status).toBe(422)
    await signInAsStaff(other, 'ira@shop.example', 'another long phrase')
    expect(other.status).toBe(422)
  })

  test('works for a day', async () => {
    const link = await addStaffByCommand('Om', 'om@shop.example', 'clerk')
    await age('staffLink', staffLinkMs)
    const om = await newShopper()
    await om.visit(link)
    expect(om.text('main')).toContain('older than 24 hours')
  })
})

describe('a sign-in', () => {
  test('has a cookie that no script, no other site and no other page gets', async () => {
    const lila = await newStaffMember('clerk', { name: 'Lila', email: 'lila@shop.example' })
    await lila.press('Sign out')
    await signInAsStaff(lila, 'lila@shop.example')
    const send = await builtShop()
    const answer = await send(
      new Request(`${origin}/office`, {
        method: 'POST',
        body: new URLSearchParams({
          intent: 'office.sign-in',
          email: 'lila@shop.example',
          password: staffPassword,
        }).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: origin,
          Host: 'shop.test',
        },
      }),
    )
    const [cookie = '', ...more] = answer.headers.getSetCookie()
    expect(more).toEqual([])
    expect(answer.headers.get('Location')).toBe('/office')
    expect(cookie.split('; ').slice(1)).toEqual([
      `Max-Age=${12 * 60 * 60}`,
      'Path=/office',
      'HttpOnly',
      'SameSite=Strict',
    ])
  })

  test('ends after twelve hours, however much it is used', async () => {
    const nila = await newStaffMember('clerk', { name: 'Nila', email: 'nila@shop.example' })
    await age('staffSignIn', staffSignInMs - 60_000)
    expect(await visit(nila, '/office/account')).toBe(200)
    await age('staffSignIn', 60_000)
    expect(await visit(nila, '/office/account')).toBe(404)
  })

  test('ends by command, by a new password and by its owner, on every device', async () => {
    const email = 'dev@shop.example'
    const first = await newStaffMember('clerk', { name: 'Dev', email })
    const second = await newShopper()
    const enter = () => signInAsStaff(second, email)
    await enter()
    expect((await runLine(runStaff, `end-sign-ins ${email}`)).printed).toBe('Sign-ins ended: 2\n')
    expect(await visit(first, '/office/account')).toBe(404)
    await enter()
    await signInAsStaff(first, email)
    await second.visit('/office/account')
    await second.press('Change password', {
      'former-password': staffPassword,
      password: 'eleven boats on the river',
    })
    expect(second.text('.toast')).toContain('is changed')
    expect(await visit(second, '/office/account')).toBe(200)
    expect(await visit(first, '/office/account')).toBe(404)
    await signInAsStaff(first, email, 'eleven boats on the river')
    await first.visit('/office/account')
    await first.press('Sign out everywhere')
    expect(first.text('.toast')).toBe('You are signed out.')
    expect(await visit(second, '/office/account')).toBe(404)
  })

  test('is refused after ten wrong passwords, for who has the right one too', async () => {
    const email = 'eva@shop.example'
    const eva = await newStaffMember('clerk', { name: 'Eva', email })
    await eva.press('Sign out')
    for (let n = 0; n < 10; n++) await signInAsStaff(eva, email, `wrong ${n}`)
    expect(eva.status).toBe(422)
    await signInAsStaff(eva, email)
    expect(eva.status).toBe(429)
    expect(Number(eva.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect(eva.text('.errors')).toMatch(/minutes/)
  })
})

describe('a second factor', () => {
  test('takes each code of the app once, and the code within ten minutes of the password', async () => {
    const email = 'gita@shop.example'
    const gita = await newStaffMember('clerk', { name: 'Gita', email })
    const { secret } = await withSecondFactor(gita)
    // The clock of the app is ahead by a step.
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
    await gita.press('Sign out')
    await signInAsStaff(gita, email)
    await gita.press('Sign in', { code: `${next.slice(0, 3)} ${next.slice(3)}` })
    expect(gita.text('h1')).toBe('Today')
    await gita.press('Sign out')
    await signInAsStaff(gita, email)
    await gita.press('Sign in', { code: next })
    expect(gita.status).toBe(422)
    await age('staffSignIn', codeWithinMs)
    await gita.visit('/office')
    expect(gita.text('h1')).toBe('Sign in to the back office')
  })

  test('is refused after ten wrong codes', async () => {
    const email = 'hari@shop.example'
    const hari = await newStaffMember('clerk', { name: 'Hari', email })
    const { codes } = await withSecondFactor(hari)
    await hari.press('Sign out')
    await signInAsStaff(hari, email)
    for (let n = 0; n < 10; n++) await hari.press('Sign in', { code: `00000${n}` })
    await hari.press('Sign in', { code: codes[0]! })
    expect(hari.status).toBe(429)
  })

  test('that owners demand is set up before anything else', async () => {
    const owner = await newStaffMember('owner', { name: 'Kavya', email: 'kavya@shop.example' })
    const clerk = await newStaffMember('clerk', { name: 'Leo', email: 'leo@shop.example' })
    await owner.visit('/office/staff')
    await owner.press('Demand it of everybody')
    expect(owner.text('.errors')).toContain('your own second factor first')
    const { codes } = await withSecondFactor(owner)
    await owner.visit('/office/staff')
    await owner.press('Demand it of everybody')
    await clerk.visit('/office')
    expect(clerk.url).toBe('/office/account')
    expect(clerk.text('.note')).toContain('demands a second factor')
    await withSecondFactor(clerk)
    expect(await visit(clerk, '/office')).toBe(200)
    expect(clerk.url).toBe('/office')
    await clerk.visit('/office/account')
    expect(clerk.texts('button')).not.toContain('Remove second factor')
    await owner.visit('/office/staff')
    await owner.press('Leave it to everybody')
    await owner.visit('/office/account')
    await owner.press('New recovery codes', { code: codes[0]! })
    const renewed = owner.texts('.codes li')
    await owner.visit('/office/account')
    await owner.press('Remove second factor', { code: codes[1]! })
    expect(owner.status).toBe(422)
    await owner.press('Remove second factor', { code: renewed[0]! })
    expect(owner.text('.toast')).toBe('Your second factor is removed.')
  })
})

describe('the staff', () => {
  test('keeps an owner while it has clerks, and what it changes is recorded with its account', async () => {
    const sole = await newStaffMember('owner', { name: 'Mina', email: 'mina@shop.example' })
    const others = await db.read
      .selectFrom('staff')
      .select('email')
      .where('endedAt', 'is', null)
      .execute()
    for (const { email } of others)
      if (email !== 'mina@shop.example') await runLine(runStaff, `end ${email}`)
    await addStaffByCommand('Nico', 'nico@shop.example', 'clerk')
    const refused = await runLine(runStaff, 'role mina@shop.example clerk')
    expect(refused).toEqual({ code: 1, printed: 'The shop needs an owner while it has clerks.\n' })
    expect((await runLine(runStaff, 'end mina@shop.example')).code).toBe(1)
    const id = await idOf('nico@shop.example')
    await sole.visit('/office/staff')
    await sole.press('Make owner')
    expect(sole.text('.toast')).toBe('Nico now has the role “Owner”.')
    expect(await changesOf(id)).toEqual([
      { command: 'staff add', role: 'clerk' },
      { command: 'staff role', role: 'owner' },
    ])
    const actors = await db.read
      .selectFrom('audit')
      .select('actor')
      .where('about', '=', id)
      .orderBy('at')
      .execute()
    expect(actors.map(({ actor }) => actor)).toEqual([null, await idOf('mina@shop.example')])
    expect((await runLine(runStaff, 'list')).printed).toContain('Nico <nico@shop.example>  owner')
  })

  test('works in its own language', async () => {
    const jörg = await newStaffMember('clerk', {
      name: 'Jörg',
      email: 'joerg@shop.example',
      language: 'de',
    })
    expect(jörg.attr('html', 'lang')).toBe('de')
    expect(jörg.text('h1')).toBe('Heute')
    await jörg.visit('/office/account')
    await jörg.press('Speichern', { language: 'fr' })
    expect(jörg.text('.toast')).toBe('Votre langue est enregistrée.')
    expect(jörg.attr('html', 'lang')).toBe('fr')
  })
})
