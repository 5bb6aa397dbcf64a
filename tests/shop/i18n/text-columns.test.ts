import { expect, test } from 'vitest'
import { columnsOfTexts, textColumn, textsOfColumns, writtenTexts } from '#app/i18n/text-columns.ts'

const columns = { nameEn: 'Novels', nameFr: 'Romans', nameDe: '' }
const texts = { en: 'Novels', fr: 'Romans', de: '' }

test('texts by language and their columns are made of each other', () => {
  expect(textColumn('name', 'de')).toBe('nameDe')
  expect(textsOfColumns('name', { slug: 'novels', ...columns })).toEqual(texts)
  expect(columnsOfTexts('name', texts)).toEqual(columns)
})

test('a language without a text has no column, and what nobody has written is no text', () => {
  expect(columnsOfTexts('name', { fr: 'Romans', de: undefined })).toEqual({ nameFr: 'Romans' })
  expect(writtenTexts(texts)).toEqual({ en: 'Novels', fr: 'Romans' })
  expect(writtenTexts({ en: null, fr: null, de: 'Romane' })).toEqual({ de: 'Romane' })
})
