import { errorMessages } from '#app/components/invalid-form.ts'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { useInvalidWish } from './use-invalid-wish.ts'
import { WishRow, wishErrorId } from './wish-row.tsx'
import type { WishRowText as Row } from './wishlist-page.ts'

type WishListProps = {
  /** What the list is, said to who cannot see it. */
  label: string
  rows: Row[]
  /** Given the row with the name that its buttons say. */
  doings: (row: Row) => ReactNode
}

/** The name, with the format where another row is called the same. */
function labelOf({ id, name, format }: Row, rows: Row[]): string {
  const isAlone = rows.every((one) => one.id === id || one.name !== name)
  return isAlone || !format ? name : `${name} (${format})`
}

/** The rows of a list, each with what can be done with it. */
export function WishList({ label, rows, doings }: WishListProps) {
  const refusal = useInvalidWish()
  const refused = refusal?.values.product
  return (
    <ul className="lines" id="wishes" aria-label={label}>
      {rows.map((row, place) => (
        <WishRow
          key={row.id}
          row={row}
          place={place}
          error={refusal && refused === row.id ? errorMessages(refusal) : undefined}
        >
          {doings({ ...row, name: labelOf(row, rows) })}
        </WishRow>
      ))}
    </ul>
  )
}

/** What was wrong with the last form, at the head of the page; leads to its row where that still stands. */
export function WishErrors({ rows }: { rows: Row[] }) {
  const refusal = useInvalidWish()
  if (!refusal) return null
  const place = rows.findIndex((row) => row.id === refusal.values.product)
  const target = place >= 0 ? wishErrorId(place) : 'wishes'
  return <ErrorSummary errors={{ [target]: errorMessages(refusal) }} />
}
