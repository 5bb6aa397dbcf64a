import { beforeAll, describe, expect, test } from 'vitest'
import { runBanner } from '#app/command/catalogue/banner.server.ts'
import { listAllBannerRows } from '#app/shop/catalogue/banners/manage-banners.server.ts'
import { openDemo } from '../../demo.ts'
import { newStaffMember } from '../../office-staff.ts'
import { changesOf, runLine } from '../../shop/command/run-command.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const page = '/office/banners'
let clerk: Shopper
let owner: Shopper

beforeAll(async () => {
  await openDemo()
  clerk = await newStaffMember('clerk')
  owner = await newStaffMember('owner')
})

const texts = {
  ...{ 'title-en': 'Two lamps', 'title-fr': 'Deux lampes', 'title-de': 'Zwei Lampen' },
  ...{ 'text-en': 'Read on.', 'text-fr': 'Lisez.', 'text-de': 'Lesen.' },
}
const facts = { ...texts, place: 'home-row', link: '/books' }

async function add(fields: Record<string, string>, staff = clerk) {
  await staff.visit(page)
  await staff.press('Add this banner', { ...facts, ...fields })
}

const rowOf = async (id: string) => (await listAllBannerRows()).find((one) => one.id === id)

describe('a banner of the form', () => {
  test('is the same as one of the command', async () => {
    const more = { from: '2030-01-01', until: '2030-01-31', position: '7', scene: 'cat' }
    await add({ ...more, id: 'by-form' })
    expect(clerk.url).toBe(page)
    expect(clerk.text('.toast')).toBe('The banner by-form is added.')
    const { place, ...options } = { ...facts, ...more, id: 'by-command' }
    await runLine(runBanner, [
      ...['add', place],
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ])
    const [made, meant] = [await rowOf('by-form'), await rowOf('by-command')]
    expect(meant).toBeDefined()
    expect({ ...made, id: '' }).toEqual({ ...meant, id: '' })
    expect(await changesOf('by-form')).toMatchObject([{ command: 'banner add' }])
    expect(clerk.text('.table')).toContain('Row of the home page')
    expect(clerk.text('.table')).toContain('1 January 2030 to 31 January 2030')
    expect(clerk.text('main')).toContain('Days are those of the home market: India.')
  })

  test('is on the home page in each language, with an id made from the title', async () => {
    await add({})
    expect(clerk.text('.toast')).toBe('The banner two-lamps is added.')
    const shopper = await newShopper()
    await shopper.visit('/de')
    expect(shopper.texts('main h2')).toContain('Zwei Lampen')
    await clerk.press('Remove for good: Two lamps')
    expect(clerk.text('.toast')).toBe('The banner is removed.')
    await shopper.visit('/de')
    expect(shopper.texts('main h2')).not.toContain('Zwei Lampen')
  })

  test('stands above a category that the shop has', async () => {
    const top = { place: 'category-top', id: 'top' }
    await add(top)
    expect(clerk.text('#category-error')).toContain('which needs one')
    await add({ category: 'furniture' })
    expect(clerk.text('#category-error')).toContain('belongs to the place')
    await clerk.post(page, { ...facts, ...top, intent: 'banner.add', category: 'no-such' })
    expect(clerk.text('#category-error')).toContain('any more')
    await add({ ...top, category: 'furniture' })
    expect(clerk.text('.table')).toContain('Above a category: Furniture')
    const shopper = await newShopper()
    await shopper.visit('/catalogue?category=furniture')
    expect(shopper.texts('main h2')).toContain('Two lamps')
  })

  test('is refused field by field, and what was typed stays', async () => {
    const wrong = { link: 'javascript:alert(1)', position: '-1', from: '2030-13-01' }
    await add({ ...wrong, 'text-en': ' ', scene: 'fern' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#link-error')).toContain('begins with https://')
    expect(clerk.text('#position-error')).toBe('Type a whole number from 0 to 9,999.')
    expect(clerk.text('#from-error')).toContain('a day such as')
    expect(clerk.text('#text-en-error')).toBe('Fill in this field.')
    for (const [field, value] of Object.entries(wrong))
      expect(clerk.attr(`#${field}`, 'value')).toBe(value)
    expect(clerk.attrs('input[name=scene][checked]', 'value')).toEqual(['fern'])
    await clerk.post(page, { ...facts, intent: 'banner.add', place: 'roof', scene: 'dog' })
    expect(clerk.text('#place-error')).toContain('Choose one')
    expect(clerk.text('#scene .error')).toContain('Choose one')
    await add({ id: 'A b' })
    expect(clerk.text('#id-error')).toContain('small letters')
    await add({ until: '2020-01-01' })
    expect(clerk.text('#until-error')).toContain('past')
  })

  test('takes an id once, also if two people send it at once', async () => {
    await Promise.all([clerk.visit(page), owner.visit(page)])
    await Promise.all(
      [clerk, owner].map((staff) => staff.press('Add this banner', { ...facts, id: 'race' })),
    )
    expect([clerk.status, owner.status].sort()).toEqual([200, 422])
    const second = clerk.status === 422 ? clerk : owner
    expect(second.text('#id-error')).toContain('There is a banner race already.')
    expect(await changesOf('race')).toHaveLength(1)
  })

  test('is removed once', async () => {
    await add({ id: 'twice' })
    for (const words of ['The banner is removed.', 'The banner had been removed before.']) {
      await clerk.post(page, { intent: 'banner.remove', banner: 'twice' })
      expect(clerk.text('.toast')).toBe(words)
    }
    const commands = (await changesOf('twice')).map(({ command }) => command)
    expect(commands).toEqual(['banner add', 'banner remove'])
  })
})
