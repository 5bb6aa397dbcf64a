import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { describe, expect, test } from 'vitest'
import { errorAnswer } from '#app/shop/api/answers.schema.ts'
import routes from '#app/routes.ts'
import { calls } from './calls.ts'
import { describeApi } from './openapi.ts'

const file = 'docs/openapi.json'

describe('docs/openapi.json', () => {
  // To write it anew: OPENAPI=write npx vitest run --project shop tests/shop/api/openapi.test.ts
  test('is what the schemas give', async () => {
    const made = await format(JSON.stringify(describeApi()), { parser: 'json', printWidth: 100 })
    if (process.env.OPENAPI === 'write') writeFileSync(file, made)
    expect(readFileSync(file, 'utf8')).toBe(made)
  })

  test('names every call of the table of routes, and no other', () => {
    const endpoints = routes.filter((route) => route.file.includes('/api/'))
    expect(endpoints.map(({ path }) => `/${path}`).sort()).toEqual(
      calls.map(({ path }) => path).sort(),
    )
  })

  test('refers to nothing that it does not hold', () => {
    const contents = describeApi()
    const references = [
      ...JSON.stringify(contents).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
    ]
    expect(references.length).toBeGreaterThan(calls.length)
    for (const [, name = ''] of references) expect(contents.components.schemas).toHaveProperty(name)
  })
})

describe('docs/api.md', () => {
  const words = readFileSync('docs/api.md', 'utf8')
  const chapters = new Map(
    words
      .split(/^## /m)
      .slice(1)
      .map((chapter) => [chapter.split('\n', 1)[0]!.replaceAll('`', ''), chapter]),
  )
  const examplesIn = (chapter: string) =>
    [...chapter.matchAll(/^```json\n([^]*?)^```$/gm)].map(([, text = '']): unknown =>
      JSON.parse(text),
    )

  test.each(calls.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const))(
    'shows what %s takes and gives, in the right shape',
    (name, { body, answer }) => {
      const examples = examplesIn(chapters.get(name) ?? '')
      expect(examples).toHaveLength(body ? 2 : 1)
      if (body) body.parse(examples.shift())
      answer.parse(examples[0])
    },
  )

  test('shows a refusal in the right shape', () => {
    const [example] = examplesIn(chapters.get('Refusals') ?? '')
    errorAnswer.parse(example)
  })
})
