import { useTranslation } from '#app/i18n/use-translation.ts'
import { arrivalParts, type ArrivalText } from './arrival.ts'

/** Says on which days a parcel arrives, or was due. */
export function ArrivalSentence({ arrival }: { arrival: ArrivalText }) {
  const { t } = useTranslation()
  return (
    <>
      {arrivalParts(arrival, t).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <time key={part.dateTime} dateTime={part.dateTime}>
            {part.text}
          </time>
        ),
      )}
    </>
  )
}
