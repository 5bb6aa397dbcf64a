import type { RefObject } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { maxSaved } from '#app/shop/lists/saved-list/saved-list.ts'
import type { ComparePage } from './compare-page.ts'
import { CompareTable } from './compare-table.tsx'
import { ToOthers } from './empty-compare.tsx'

type FilledCompareProps = { page: ComparePage; heading: RefObject<HTMLHeadingElement> }

/** Shows a comparison with at least one product. */
export function FilledCompare({ page, heading }: FilledCompareProps) {
  const { t } = useTranslation()
  const { isShared, columns, rows, differences } = page
  return (
    <>
      <div className="page-head">
        <h1 tabIndex={-1} ref={heading}>
          {t(isShared ? 'compare.sharedHeading' : 'compare.heading')}
        </h1>
        <p className="lede">
          {isShared
            ? t('compare.sharedText')
            : t('compare.places', { count: columns.length, most: maxSaved.compare })}
        </p>
        <Ways page={page} />
      </div>
      {differences?.isOn && rows.length === 0 && <p>{t('compare.noDifferences')}</p>}
      {rows.some(({ differs }) => differs) && <p className="small soft">{t('compare.shaded')}</p>}
      <CompareTable page={page} />
      {columns.length === 1 && (
        <div className="section--tight stack">
          <p>{t('compare.another')}</p>
          <ToOthers />
        </div>
      )}
    </>
  )
}

/**
 * Shows the switch between differing and all rows, and the links to share and clear the comparison or, in a shared one,
 * to return to the visitor's own.
 */
function Ways({ page: { differences, sharePath, isShared } }: { page: ComparePage }) {
  const { t } = useTranslation()
  return (
    <div className="row compare-ways">
      {differences && (
        <ShopLink className="btn btn--quiet" to={differences.path} keepPlace>
          {t(differences.isOn ? 'compare.everything' : 'compare.onlyDifferences')}
        </ShopLink>
      )}
      {sharePath && (
        <ShopLink className="btn btn--text" to={sharePath}>
          {t('compare.share')}
        </ShopLink>
      )}
      {isShared ? (
        <ShopLink className="btn btn--text" to="/compare">
          {t('compare.own')}
        </ShopLink>
      ) : (
        <PostForm>
          <button className="btn btn--text" name="intent" value="compare.clear">
            {t('compare.clear')}
          </button>
        </PostForm>
      )}
    </div>
  )
}
