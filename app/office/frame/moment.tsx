import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { useOffice } from './office-context.ts'

/** Renders a moment on the clock of the home market. */
export function Moment({ at }: { at: number }) {
  const { language } = useOffice()
  return (
    <time dateTime={new Date(at).toISOString()}>
      {formatMoment(at, language, homeTimeZone(), 'list')}
    </time>
  )
}
