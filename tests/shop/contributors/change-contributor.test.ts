import { describe, expect, test } from 'vitest'
import {
  changeContributor,
  findStoredContributor,
  fingerprintOfContributor,
} from '#app/shop/maintenance/contributors/change-contributor.server.ts'
import { parseContributor } from '#app/shop/maintenance/contributors/contributor-fields.schema.ts'
import type { ContributorKind } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { changesOf } from '../command/run-command.ts'

const verne = { kind: 'author', slug: 'jules-verne' } as const
const hetzel = { kind: 'publisher', slug: 'hetzel' } as const

const written = (sortName?: string) =>
  aBook({
    authors: [{ name: 'Jules Verne', role: 'A01', ...(sortName !== undefined && { sortName }) }],
  })

function fieldsOf(kind: ContributorKind, typed: Record<string, string>) {
  const parsed = parseContributor(kind, typed)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return parsed.fields
}

const now = () => Date.now()

describe('an author or publisher', () => {
  test('keeps an edited name after an import, which may say how it is sorted', async () => {
    await written()
    const fields = fieldsOf('author', { name: 'Jules  Verne (1828)', text_fr: 'Il\r\nécrit.' })
    expect(await changeContributor(verne, fields, { now: now() })).toEqual({
      ok: true,
      isChanged: true,
    })
    await written()
    const { name, sortName, texts } = (await findStoredContributor('author', verne.slug))!
    expect([name, sortName]).toEqual(['Jules Verne (1828)', '1828 jules verne'])
    expect(texts).toEqual({ en: null, fr: 'Il\nécrit.', de: null })
    await written('Verne, Jules')
    expect(await findStoredContributor('author', verne.slug)).toMatchObject({
      name: 'Jules Verne (1828)',
      sortName: 'verne jules',
    })
    expect(await changesOf(verne.slug)).toEqual([
      { command: 'author change', changed: ['name', 'sortName', 'texts'] },
    ])
  })

  test('has the address of a file that states one, and else the edited one', async () => {
    await aBook({ publisher: { name: 'Hetzel', postalAddress: 'Paris' } })
    const typed = {
      name: 'Éditions Hetzel',
      address: 'Rue Jacob, Paris',
      email: 'a@hetzel.example',
    }
    await changeContributor(hetzel, fieldsOf('publisher', typed), { now: now() })
    await aBook({ publisher: { name: 'Hetzel' } })
    const stored = await findStoredContributor('publisher', 'hetzel')
    expect(stored).toMatchObject({
      name: 'Éditions Hetzel',
      postalAddress: 'Rue Jacob, Paris',
      email: 'a@hetzel.example',
    })
    await aBook({ publisher: { name: 'Hetzel', postalAddress: 'Lyon' } })
    expect(await findStoredContributor('publisher', 'hetzel')).toMatchObject({
      name: 'Éditions Hetzel',
      postalAddress: 'Lyon',
      email: 'a@hetzel.example',
    })
  })

  test('is changed by one of two at once', async () => {
    await written()
    const seen = fingerprintOfContributor((await findStoredContributor('author', verne.slug))!)
    const outcomes = await Promise.all(
      ['One', 'Two'].map((name) =>
        changeContributor(verne, fieldsOf('author', { name }), { seen, now: now() }),
      ),
    )
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const refused = outcomes.find((one) => !one.ok)
    expect(refused).toMatchObject({ isStale: true })
  })
})
