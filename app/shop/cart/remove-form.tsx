import { useWords } from '#app/i18n/use-words.ts'
import { PostForm } from '#app/components/post-form.tsx'
import { LineFields } from './line-fields.tsx'
import type { LineKey } from './quote.ts'

export function RemoveForm({ name, line }: { name: string; line: LineKey }) {
  const { t } = useWords()
  return (
    <PostForm>
      <LineFields {...line} />
      <button className="btn btn--text" name="intent" value="cart.remove">
        {t('cart.remove')}
        <span className="hide">{`: ${name}`}</span>
      </button>
    </PostForm>
  )
}
