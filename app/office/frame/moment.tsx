import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import type { Language } from '#app/i18n/languages.ts'
import { useOffice } from './office-context.ts'

/** Renders a moment on the clock of the home market. */
export const momentIn = (at: number, language: Language) => (
  <time dateTime={new Date(at).toISOString()}>
    {formatMoment(at, language, homeTimeZone(), 'list')}
  </time>
)

/** Renders {@link momentIn} in the language of the page. */
export const Moment = ({ at }: { at: number }) => momentIn(at, useOffice().language)
