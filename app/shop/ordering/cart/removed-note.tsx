import { useTranslation } from '#app/i18n/use-translation.ts'
import { UndoNote } from '#app/components/undo-note.tsx'
import type { CartPage } from './cart-page.ts'

/** Names what was removed within the last 30 minutes, as long as it can be put back. */
export function RemovedNote({ removed }: { removed: NonNullable<CartPage['removed']> }) {
  const { t } = useTranslation()
  const { count, name } = removed
  return (
    <UndoNote
      words={name ? t('cart.removed', { name }) : t('cart.removedLines', { count })}
      intent="cart.undo"
      putBack={t('cart.undo', { count })}
    />
  )
}
