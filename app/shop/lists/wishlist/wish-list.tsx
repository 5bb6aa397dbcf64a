import { errorMessages } from '#app/components/forms/invalid-form.ts'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { useInvalidWish } from './use-invalid-wish.ts'
import { WishRow, wishErrorId } from './wish-row.tsx'
import type { WishRowText as Row } from './wishlist-page.ts'

type WishListProps = {
  /** The list's name for screen readers. */
  label: string
  rows: Row[]
  /** Renders the buttons of a row, whose name tells it from others. */
  buttons: (row: Row) => ReactNode
}

/** Returns the name, with the format if another row has the same name. */
function labelOf({ id, name, format }: Row, rows: Row[]): string {
  const isAlone = rows.every((one) => one.id === id || one.name !== name)
  return isAlone || !format ? name : `${name} (${format})`
}

/** Renders the rows of a list with their buttons. */
export function WishList({ label, rows, buttons }: WishListProps) {
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
          {buttons({ ...row, name: labelOf(row, rows) })}
        </WishRow>
      ))}
    </ul>
  )
}

/**
 * Shows the errors of the last form at the head of the page, linked to its row if that still
 * exists.
 */
export function WishErrors({ rows }: { rows: Row[] }) {
  const refusal = useInvalidWish()
  if (!refusal) return null
  const place = rows.findIndex((row) => row.id === refusal.values.product)
  const target = place >= 0 ? wishErrorId(place) : 'wishes'
  return <ErrorSummary errors={{ [target]: errorMessages(refusal) }} />
}
