import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { listsOf, useSavedItems } from '#app/components/saved-items.ts'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { BuyButton } from '#app/shop/catalogue/product-card/buy-button.tsx'
import type { CompareColumn } from './compare-page.ts'

type CompareActionsProps = { column: CompareColumn; isShared: boolean }

/**
 * Renders the actions of a product: buying it, and removing it from the visitor's own comparison or, in a shared one,
 * adding it to the visitor's own.
 */
export function CompareActions({ column: plain, isShared }: CompareActionsProps) {
  const { name, edition } = plain
  const column = edition ? { ...plain, name: `${name} (${edition})` } : plain
  return (
    <PostForm className="stack">
      <input type="hidden" name="product" value={column.id} />
      {column.foot.kind === 'none' ? <p>{column.whyNot}</p> : <BuyButton product={column} />}
      {isShared ? <KeepButton column={column} /> : <RemoveButton column={column} />}
    </PostForm>
  )
}

function RemoveButton({ column: { name } }: { column: CompareColumn }) {
  const { t } = useTranslation()
  return (
    <button className="btn btn--text" name="intent" value="compare.remove">
      {t('compare.remove')}
      <About what={name} />
    </button>
  )
}

/** The button stays the same element for adding and removing, so that it keeps the focus. */
function KeepButton({ column: { id, name } }: { column: CompareColumn }) {
  const { t } = useTranslation()
  const { isCompared } = listsOf(useSavedItems(), id)
  return (
    <button
      className="btn btn--text"
      name="intent"
      value={isCompared ? 'compare.remove' : 'compare.add'}
      aria-pressed={isCompared}
    >
      {t(isCompared ? 'product.uncompare' : 'product.compare')}
      <About what={name} />
    </button>
  )
}
