import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ReturnText } from './withdrawal-page.ts'

const stateWords = {
  announced: 'withdrawal.stateAnnounced',
  received: 'withdrawal.stateReceived',
  refunded: 'withdrawal.stateRefunded',
  refused: 'withdrawal.stateRefused',
} as const

/** Renders the announced returns with their state. */
export function ReturnList({ returns }: { returns: ReturnText[] }) {
  const { t } = useTranslation()
  if (returns.length === 0) return null
  return (
    <>
      <h3>{t('withdrawal.yourReturns')}</h3>
      <ul>
        {returns.map(({ id, state, day, lines }) => (
          <li key={id}>{t(stateWords[state], { lines, day })}</li>
        ))}
      </ul>
    </>
  )
}
