import { localDayText } from '#app/i18n/format/format-order.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { useOffice } from '../frame/office-context.ts'

type TermProps = {
  fromAt: number
  /** It is the first moment after the end; null means that there is no end. */
  untilAt: number | null
}

/** Renders the days of a term in the home market, the last one included. */
export function TermDays({ fromAt, untilAt }: TermProps) {
  const { t, language } = useOffice()
  const dayOfTerm = (at: number) => localDayText(at, language, homeTimeZone()).text
  const from = dayOfTerm(fromAt)
  if (untilAt === null) return t('office.marketing.term.since', { from })
  // What was ended before it began has no last day.
  const until = dayOfTerm(Math.max(untilAt - 1, fromAt))
  return t(`office.marketing.term.${from === until ? 'oneDay' : 'days'}`, { from, until })
}
