import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { useWords } from '#app/i18n/use-words.ts'
import type { RemovedWishes } from './removed-wishes.ts'

/** Says what was removed within the last 30 minutes, for as long as it can be put back. */
export function RemovedWishesNote({ removed }: { removed: RemovedWishes }) {
  const { t } = useWords()
  const { count, name } = removed
  return (
    <PostForm className="note note--warm row">
      <Icon name="info" />
      <span>{name ? t('wishlist.removed', { name }) : t('wishlist.removedWishes', { count })}</span>
      <button className="btn btn--text" name="intent" value="wishlist.undo">
        {t('wishlist.putBack', { count })}
      </button>
    </PostForm>
  )
}
