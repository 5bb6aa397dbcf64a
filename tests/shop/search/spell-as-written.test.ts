import { beforeAll, expect, test } from 'vitest'
import { spellAsWritten } from '#app/shop/catalogue/search/spell-as-written.server.ts'
import { openDemo } from '../../demo.ts'

beforeAll(openDemo)

const now = Date.now()

test('a word that no name holds is written as it was typed', async () => {
  expect(await spellAsWritten('qwertz bucher', 'Qwertz-Bücher', now)).toBe('qwertz bücher')
})

test.each(['\u0951', '\u0301', '\u00ad', '\ufe0f', '\u05b0'])(
  'a text full of %j, which folds to nothing, takes a hundredth of a second for each word',
  async (mark) => {
    const typed = mark.repeat(190)
    const spell = () => spellAsWritten('qwertz asdfg yxcvb mnbvc', typed, now)
    await spell()
    const before = process.cpuUsage()
    expect(await spell()).toBe('qwertz asdfg yxcvb mnbvc')
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(40)
  },
)
