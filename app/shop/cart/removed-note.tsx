import { useWords } from '#app/i18n/use-words.ts'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import type { CartPage } from './cart-page.ts'

/** Says what was taken out within the last 30 minutes, for as long as it can be put back. */
export function RemovedNote({ removed }: { removed: NonNullable<CartPage['removed']> }) {
  const { t } = useWords()
  const { count, name } = removed
  return (
    <PostForm className="note note--warm row">
      <Icon name="info" />
      <span>{name ? t('cart.removed', { name }) : t('cart.removedLines', { count })}</span>
      <button className="btn btn--text" name="intent" value="cart.undo">
        {t('cart.putBack', { count })}
      </button>
    </PostForm>
  )
}
