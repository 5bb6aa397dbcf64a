import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { iconMarkup } from '#app/art/icon-markup.ts'
import { iconNames, starRowNames } from '#app/art/icons.ts'
import { inlineIcons } from '#app/document/inline-icons.server.ts'
import { takeLoggedErrors } from '../setup.ts'
import { aPage, editedText, inProduction } from './a-page.ts'

const $ = load(readFileSync('app/art/icons.svg', 'utf8'), { xml: true })
const within = (id: string) => $(`#i-${id}`).html()!.replaceAll(/\n\s*/g, '')
const drawn = async (html: string) => editedText(await inlineIcons.after!(aPage({ html })))

test.each([...iconNames, ...starRowNames])('a page comes with the drawing of %s', async (name) => {
  const page = `<svg>é${iconMarkup(name)}${iconMarkup('heart')}</svg>`
  expect(within(name)).toMatch(/^<.+>$/)
  expect(await drawn(page)).toBe(`<svg>é${within(name)}${within('heart')}</svg>`)
})

test('what names no icon of the shop stays as it is', async () => {
  const page = '<use href="#i-nothing"/> <use href="#i-'
  expect(await drawn(`${page} ${iconMarkup('heart')}`)).toBe(`${page} ${within('heart')}`)
})

test('other drawings make another page', async () => {
  const page = aPage({ variant: '+' })
  expect((await inlineIcons.after!(page)).variant).toMatch(/^\+.{8}$/)
})

test('a page without icons is an error, and in production only one line in the log', async () => {
  await expect(drawn('<p>')).rejects.toThrow('no place for inlineIcons')
  expect(await inProduction(() => drawn('<p>'))).toBe('<p>')
  expect(takeLoggedErrors()).toHaveLength(1)
})
