import { removeUnseen } from '#app/i18n/visitor-text.ts'
import { UsageError } from '../answer-command.server.ts'
import { readSmallFile } from '../read-small-file.server.ts'

const text = { type: 'string' } as const

/** The options give a title and a text in each language of the shop. */
export const textOptions = {
  'title-en': text,
  'title-fr': text,
  'title-de': text,
  'text-en': text,
  'text-fr': text,
  'text-de': text,
}

export const textUsage = `    --title-en … --title-fr … --title-de …   its title in each language
    --text-en … --text-fr … --text-de …      a sentence or two under it, plain text`

type TextsByLanguage = Partial<Record<keyof typeof textOptions, string | undefined>>

const longestTitle = 120
const longestText = 600

/**
 * Reads the title and text in each language.
 * @throws {UsageError} if one is missing or too long.
 */
export function readTextArguments(values: TextsByLanguage) {
  const read = (name: keyof typeof textOptions, longest: number) => {
    const typed = values[name] ?? ''
    const text = removeUnseen(typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim()
    if (text === '') throw new UsageError(`--${name} is missing.`)
    if (text.length > longest)
      throw new UsageError(`--${name} is longer than ${longest} characters.`)
    return text
  }
  return {
    titleEn: read('title-en', longestTitle),
    titleFr: read('title-fr', longestTitle),
    titleDe: read('title-de', longestTitle),
    textEn: read('text-en', longestText),
    textFr: read('text-fr', longestText),
    textDe: read('text-de', longestText),
  }
}

/**
 * Returns the first cell of each line of a list or a CSV without quotes. Lines that begin with #
 * are ignored.
 */
export async function readList(path: string): Promise<string[]> {
  const words = (await readSmallFile(path)).toString('utf8')
  return words
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const [cell = ''] = line.split(/[,;\t]/)
      const name = cell.trim().replace(/^"(.*)"$/, '$1')
      return name === '' || name.startsWith('#') ? [] : [name]
    })
}
