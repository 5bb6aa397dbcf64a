import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'

/** Names what was removed within the last 30 minutes, as long as it can be put back. */
export function RemovedCompared({ removed }: { removed: RemovedSummary }) {
  const { t } = useTranslation()
  const { count, name } = removed
  return (
    <PostForm className="note note--warm">
      <Icon name="info" />
      <div className="row compare-removed">
        <span>{name ? t('compare.removed', { name }) : t('compare.removedMany', { count })}</span>
        <button className="btn btn--text" name="intent" value="compare.undo">
          {t('compare.undo', { count })}
        </button>
      </div>
    </PostForm>
  )
}
