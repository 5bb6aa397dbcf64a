import { UndoNote } from '#app/components/toasts/undo-note.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'

/** Shows what was removed within the last 30 minutes, while it can be restored. */
export function RemovedWishesNote({ removed }: { removed: RemovedSummary }) {
  const { t } = useTranslation()
  const { count, name } = removed
  return (
    <UndoNote
      words={name ? t('wishlist.removed', { name }) : t('wishlist.removedWishes', { count })}
      intent="wishlist.undo"
      putBack={t('wishlist.undo', { count })}
    />
  )
}
