import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { Spaced } from '#app/components/spaced.tsx'
import { errorMessages, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

type SaveButtonsProps = {
  /** The name of the product, whose id is in the surrounding form. */
  name: string
  isWished: boolean
  isCompared: boolean
}

/** Each of the two switches adds the product to a list or removes it. */
const switches = [
  { list: 'wishlist', icon: 'heart', put: 'product.wish', take: 'product.unwish' },
  { list: 'compare', icon: 'compare', put: 'product.compare', take: 'product.uncompare' },
] as const

/** Renders small buttons under a card; their text is shown only where icons are not, as in a text browser. */
export function SaveButtons({ name, isWished, isCompared }: SaveButtonsProps) {
  const { t } = useTranslation()
  const isSaved = { wishlist: isWished, compare: isCompared }
  return (
    <Spaced>
      {switches.map(({ list, icon, put, take }) => (
        <button
          key={list}
          className={isSaved[list] ? 'icon-btn icon-btn--kept' : 'icon-btn'}
          name="intent"
          value={`${list}.${isSaved[list] ? 'remove' : 'add'}`}
        >
          <Icon name={icon} />
          <span className="hide">
            {t('frame.labelled', { label: t(isSaved[list] ? take : put), value: name })}
          </span>
        </button>
      ))}
    </Spaced>
  )
}

type SaveFormProps = Omit<SaveButtonsProps, 'name'> & {
  id: string
  refusal: InvalidForm | undefined
}

/** Renders larger buttons with text, for a product's own page. */
export function SaveForm({ id, isWished, isCompared, refusal }: SaveFormProps) {
  const { t } = useTranslation()
  const isSaved = { wishlist: isWished, compare: isCompared }
  return (
    <PostForm className="row keep">
      <input type="hidden" name="product" value={id} />
      {refusal && (
        <p className="error" role="alert">
          {errorMessages(refusal)}
        </p>
      )}
      <Spaced>
        {switches.map(({ list, icon, put, take }) => (
          <button
            key={list}
            className={isSaved[list] ? 'btn btn--text btn--kept' : 'btn btn--text'}
            name="intent"
            value={`${list}.${isSaved[list] ? 'remove' : 'add'}`}
          >
            <Icon name={icon} />
            {t(isSaved[list] ? take : put)}
          </button>
        ))}
      </Spaced>
    </PostForm>
  )
}
