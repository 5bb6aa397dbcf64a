import { useTranslation } from '#app/i18n/use-translation.ts'
import { UndoNote } from '#app/components/toasts/undo-note.tsx'
import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'

type RemovedNoteProps = { removed: RemovedSummary; isInForm?: boolean }

/** Names what was removed within the last 30 minutes, as long as it can be put back. */
export function RemovedNote({ removed, isInForm = false }: RemovedNoteProps) {
  const { t } = useTranslation()
  const { count, name } = removed
  return (
    <UndoNote
      isInForm={isInForm}
      words={name ? t('cart.removed', { name }) : t('cart.removedLines', { count })}
      intent="cart.undo"
      putBack={t('cart.undo', { count })}
    />
  )
}
