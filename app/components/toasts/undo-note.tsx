import { Icon } from '../icon.tsx'
import { PostForm } from '../forms/post-form.tsx'

type UndoNoteProps = {
  /** The text about what was removed. */
  words: string
  /** Holds the intent and the label of the button that restores what was removed. */
  intent: string
  putBack: string
  /** Is true if the note is within a form of the page. */
  isInForm?: boolean
}

/** Is shown as long as what was removed can be restored. */
export function UndoNote({ words, intent, putBack, isInForm = false }: UndoNoteProps) {
  const Note = isInForm ? 'div' : PostForm
  return (
    <Note className="note note--warm row">
      <Icon name="info" />
      <span>{words}</span>{' '}
      <button className="btn btn--text" name="intent" value={intent}>
        {putBack}
      </button>
    </Note>
  )
}
