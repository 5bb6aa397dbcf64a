import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { LineFields } from './line-fields.tsx'
import type { LineKey } from './quote.ts'

type LineButtonsProps = {
  name: string
  line: LineKey
  /** Of the button that keeps it for later. */
  id: string
}

/** What takes a line out: to the wishlist, or altogether. */
export function LineButtons({ name, line, id }: LineButtonsProps) {
  const { t } = useTranslation()
  const of = <About what={name} />
  return (
    <PostForm className="row line__buttons">
      <LineFields {...line} />
      <button className="btn btn--text" name="intent" value="cart.saveForLater" id={id}>
        {t('cart.saveForLater')}
        {of}
      </button>
      <button className="btn btn--text" name="intent" value="cart.remove">
        {t('cart.remove')}
        {of}
      </button>
    </PostForm>
  )
}
