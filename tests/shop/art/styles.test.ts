import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'

const folder = 'app/styles'
const layers = 'reset tokens base components layout pages print'.split(' ')
const importsOf = (text: string) =>
  [...text.matchAll(/@import '\.\.?\/([\w-]+\/[\w-]+\.css)'(?: layer\((\w+)\))?;/g)].map(
    ([, file, layer]) => ({ file, layer }),
  )
const whole = readFileSync(`${folder}/shop.css`, 'utf8')
const imports = importsOf(whole)

describe('the stylesheet', () => {
  test('names the order of its layers first, then only imports', () => {
    const [first, ...rest] = whole.split('\n').filter((row) => row && !row.startsWith('/*'))
    expect(first).toBe(`@layer ${layers.join(', ')};`)
    expect(rest).toHaveLength(imports.length)
  })

  test('imports every file of its folders once', () => {
    const files = ['base', 'components', 'layout', 'pages'].flatMap((name) =>
      readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`),
    )
    expect(imports.map(({ file }) => file).sort()).toEqual(files.sort())
  })

  test('puts every file but fonts and motion into a layer', () => {
    const bare = imports.filter(({ layer }) => !layer).map(({ file }) => file)
    expect(bare).toEqual(['base/fonts.css', 'base/fonts-italic.css', 'base/motion.css'])
    for (const { file, layer } of imports) if (layer) expect(layers, file).toContain(layer)
  })

  test('uses no token that is not set', () => {
    const css = imports.map(({ file }) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
    const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !set.has(name))).toEqual([])
  })
})

describe('what a first page carries within', () => {
  test.each(readdirSync(`${folder}/critical`))('%s is a part of it, in its order', (name) => {
    const text = readFileSync(`${folder}/critical/${name}`, 'utf8')
    const own = importsOf(text)
    expect(text).toContain(`@layer ${layers.join(', ')};`)
    expect(own).toEqual(imports.filter(({ file }) => own.some((one) => one.file === file)))
  })
})

test.each(languages)('the italic of the first heading in %s has the letters of its file', (one) => {
  // These are the characters of alegreya-hero-italic.woff2 (docs/dependencies.md).
  expect(translator(one)('home.headingMore')).toMatch(/^[ ,.’A-Za-zÄÉÖÜßàâäçèéêëîïôöùûüœ]+$/)
})
