import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { newStaffMember } from '../../office-staff.ts'
import type { Shopper } from '../../shopper.ts'

let owner: Shopper
let clerk: Shopper

beforeAll(async () => {
  await openDemo()
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk')
})

describe('the navigation', () => {
  test('names the group and the page that is open', async () => {
    await owner.visit('/office/audit')
    expect(owner.text('.frame__pages > li > [aria-current=true]')).toBe('Shop')
    expect(owner.texts('.frame__pages [aria-current=page]')).toEqual(['Changes'])
    await owner.visit('/office')
    expect(owner.texts('.frame__pages [aria-current]')).toEqual(['Today'])
  })

  test('has no group and no page that a clerk cannot open', async () => {
    await owner.visit('/office')
    await clerk.visit('/office')
    const all = owner.texts('.frame__pages a')
    const reachable = clerk.texts('.frame__pages a')
    expect(all).toEqual(expect.arrayContaining(['Shop', 'Staff']))
    expect(reachable).toContain('Orders')
    expect(reachable).not.toContain('Shop')
    expect(reachable).not.toContain('Staff')
  })

  test('opens its menu by a button without a script', async () => {
    await owner.visit('/office')
    expect(owner.attr('.frame__open', 'popovertarget')).toBe(owner.attr('.frame [popover]', 'id'))
  })
})
