import type { ReactNode } from 'react'

type FieldNotesProps = {
  /** The id of the control. */
  id: string
  hint?: ReactNode
  error: string | undefined
}

/** Renders the hint and the message of a control, whose ids {@link describedBy} returns. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
}

/** Returns the `aria-describedby` of a control. */
export const describedBy = ({ id, hint, error }: FieldNotesProps): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
