import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/post-form.tsx'
import { errorMessages, type InvalidForm } from '#app/components/invalid-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

type SaveButtonsProps = {
  /** Of the product, which the form around names by its id. */
  name: string
  isWished: boolean
  isCompared: boolean
}

/** Two switches: each puts the product in a list, or takes it out. */
const switches = [
  { list: 'wishlist', icon: 'heart', put: 'product.wish', take: 'product.unwish' },
  { list: 'compare', icon: 'compare', put: 'product.compare', take: 'product.uncompare' },
] as const

/** Small ones, under a card: their words are their names. */
export function SaveButtons({ name, isWished, isCompared }: SaveButtonsProps) {
  const { t } = useTranslation()
  const isKept = { wishlist: isWished, compare: isCompared }
  return switches.map(({ list, icon, put, take }) => (
    <button
      key={list}
      className={isKept[list] ? 'icon-btn icon-btn--kept' : 'icon-btn'}
      name="intent"
      value={`${list}.${isKept[list] ? 'remove' : 'add'}`}
      aria-label={t('frame.labelled', { label: t(isKept[list] ? take : put), value: name })}
    >
      <Icon name={icon} />
    </button>
  ))
}

type SaveFormProps = Omit<SaveButtonsProps, 'name'> & {
  id: string
  refusal: InvalidForm | undefined
}

/** Larger ones, in words, for a product's own page. */
export function SaveForm({ id, isWished, isCompared, refusal }: SaveFormProps) {
  const { t } = useTranslation()
  const isKept = { wishlist: isWished, compare: isCompared }
  return (
    <PostForm className="row keep">
      <input type="hidden" name="product" value={id} />
      {refusal && (
        <p className="error" role="alert">
          {errorMessages(refusal)}
        </p>
      )}
      {switches.map(({ list, icon, put, take }) => (
        <button
          key={list}
          className={isKept[list] ? 'btn btn--text btn--kept' : 'btn btn--text'}
          name="intent"
          value={`${list}.${isKept[list] ? 'remove' : 'add'}`}
        >
          <Icon name={icon} />
          {t(isKept[list] ? take : put)}
        </button>
      ))}
    </PostForm>
  )
}
