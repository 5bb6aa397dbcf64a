import { Icon } from '../icon.tsx'
import { PostForm } from '../forms/post-form.tsx'

type UndoNoteProps = {
  /** The text about what was removed. */
  words: string
  /** Holds the intent and the label of the button that restores what was removed. */
  intent: string
  putBack: string
}

/** Is shown as long as what was removed can be restored. */
export function UndoNote({ words, intent, putBack }: UndoNoteProps) {
  return (
    <PostForm className="note note--warm row">
      <Icon name="info" />
      <span>{words}</span>{' '}
      <button className="btn btn--text" name="intent" value={intent}>
        {putBack}
      </button>
    </PostForm>
  )
}
