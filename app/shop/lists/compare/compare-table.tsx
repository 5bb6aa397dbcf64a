import { dirOf } from '#app/i18n/text-direction.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { Picture } from '#app/shop/catalogue/product-card/product-card.tsx'
import { CompareActions } from './compare-actions.tsx'
import { CompareCell } from './compare-cell.tsx'
import type { CompareColumn, ComparePage } from './compare-page.ts'

/** Returns the id of a column's head, which the error of its form links to. */
export const columnId = (product: string) => `compared-${product}`

/**
 * The table is a named region that can be scrolled with the keyboard, because the page itself never scrolls sideways.
 */
const scrollable = { className: 'scroll compare-scroll', role: 'region', tabIndex: 0 } as const

export function CompareTable({ page }: { page: ComparePage }) {
  const { t } = useTranslation()
  const { columns, rows, isShared } = page
  return (
    <div {...scrollable} aria-label={t('compare.table')}>
      <table className={`table compare compare--${columns.length}`}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <ColumnHead column={column} key={column.id} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, differs, cells }) => (
            <tr className={differs ? 'differs' : undefined} key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.id}>
                  <CompareCell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="hide">{t('compare.actions')}</span>
            </th>
            {columns.map((column) => (
              <td key={column.id}>
                <CompareActions column={column} isShared={isShared} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/**
 * Renders the head of a column. The picture links to the same page as the name, so it is hidden from screen readers and
 * the tab order.
 */
function ColumnHead({ column }: { column: CompareColumn }) {
  const { id, path, name, lang, edition, image } = column
  return (
    <th scope="col" id={columnId(id)}>
      <ShopLink to={path} tabIndex={-1} aria-hidden="true">
        <Picture image={image} lazy={false} sizes="7rem" />
      </ShopLink>
      <ShopLink to={path} lang={lang} dir={dirOf(name)}>
        {name}
      </ShopLink>
      {edition && <span className="soft"> ({edition})</span>}
    </th>
  )
}
