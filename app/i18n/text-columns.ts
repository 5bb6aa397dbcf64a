import { languages, offeredLanguages, type Language } from './languages.ts'

/** A table has a column for a text in each language, such as `nameEn`, `nameFr` and `nameDe`. */
export type TextColumn<
  Name extends string,
  Code extends Language = Language,
> = `${Name}${Capitalize<Code>}`

export type TextColumns<Name extends string, Text = string> = Record<TextColumn<Name>, Text>

/** Returns `nameEn` for `name` and `en`. */
export const textColumn = <Name extends string, Code extends Language>(
  name: Name,
  language: Code,
): TextColumn<Name, Code> =>
  `${name}${language.charAt(0).toUpperCase()}${language.slice(1)}` as TextColumn<Name, Code>

type TextsOf<Name extends string, Row extends TextColumns<Name, unknown>> = {
  [Code in Language]: Row[TextColumn<Name, Code> & keyof Row]
}

/** Returns the texts of a row by language. */
export const textsOfColumns = <Name extends string, Row extends TextColumns<Name, unknown>>(
  name: Name,
  row: Row,
): TextsOf<Name, Row> =>
  Object.fromEntries(
    languages.map((language) => [language, row[textColumn(name, language)]]),
  ) as TextsOf<Name, Row>

/** Returns the text of a row in a language, or else in the first language of the shop that it has one in. */
export function textOfColumns<Name extends string>(
  name: Name,
  row: TextColumns<Name>,
  language: Language,
): string {
  const texts = [language, ...offeredLanguages(), ...languages].map(
    (one) => row[textColumn(name, one)],
  )
  return texts.find((text) => text !== '') ?? ''
}

type ColumnsOf<Name extends string, Texts> = {
  [Code in keyof Texts as Code extends Language ? TextColumn<Name, Code> : never]: Texts[Code]
}

/** Returns the columns of the languages that `texts` has. */
export const columnsOfTexts = <Name extends string, Texts extends { [code in Language]?: unknown }>(
  name: Name,
  texts: Texts,
): ColumnsOf<Name, Texts> =>
  Object.fromEntries(
    languages.flatMap((language) =>
      texts[language] === undefined ? [] : [[textColumn(name, language), texts[language]]],
    ),
  ) as ColumnsOf<Name, Texts>

/** Leaves out the languages in which nobody has written a text. */
export const writtenTexts = (
  texts: Record<Language, string | null>,
): { [language in Language]?: string } =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '' && text !== null))
