import { expect, test } from 'vitest'
import { countries } from '#app/i18n/markets.ts'
import { listCountryNames } from '#app/i18n/format/format-country.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'

test.each(languages)(
  'the words in %s name every country that can be chosen, in order',
  (language) => {
    const names = listCountryNames(countries, language).map(({ code, name }) => `${code} ${name}`)
    expect(translator(language)('frame.countries').split('|')).toEqual(names)
  },
)
