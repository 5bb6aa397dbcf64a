import { useTranslation } from 'react-i18next'
import { PostForm } from '#app/components/post-form.tsx'
import { LineFields } from './line-fields.tsx'
import type { LineKey } from './quote.ts'

export function RemoveForm({ name, line }: { name: string; line: LineKey }) {
  const { t } = useTranslation()
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
