import { useSavedItems } from '#app/components/saved-items.ts'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { errorMessages, useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useFocusOn } from '#app/components/use-focus.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { maxSaved } from '#app/shop/lists/saved-list/saved-list.ts'

/**
 * Shows why a product was not added to the comparison, at the head of every page with such a button. If there are
 * already six, each of them can be replaced from here.
 */
export function CompareFull() {
  const { t } = useTranslation()
  const { compared } = useSavedItems()
  const add = useInvalidForm('compare.add')
  const replace = useInvalidForm('compare.replace')
  const refusal = add ?? replace
  const element = useFocusOn(refusal)
  if (!refusal) return null
  const { product = '' } = refusal.values
  const canReplace = refusal.errors.compare !== undefined && compared.length >= maxSaved.compare
  return (
    <div className="errors" id="compare-full" role="alert" tabIndex={-1} ref={element}>
      <h2>{errorMessages(refusal)}</h2>
      {canReplace && (
        <PostForm className="row errors__do">
          <p>{t('compare.chooseRemoved')}</p>
          <input type="hidden" name="intent" value="compare.replace" />
          <input type="hidden" name="product" value={product} />
          {compared.map(({ id, name }) => (
            <button className="btn btn--quiet" name="replaced" value={id} key={id}>
              {t('compare.replace', { name })}
            </button>
          ))}
        </PostForm>
      )}
      <p>
        <ShopLink to="/compare">{t('compare.see')}</ShopLink>
      </p>
    </div>
  )
}
