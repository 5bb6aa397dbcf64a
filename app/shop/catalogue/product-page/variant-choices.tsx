import { useTranslation } from '#app/i18n/use-translation.ts'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { Spaced } from '#app/components/spaced.tsx'
import { imageSource } from '#app/shop/catalogue/pictures/photo-path.ts'
import type { ColorLink, GoodsPage } from './detail.ts'

type ColorsProps = { colors: ColorLink[]; path: string }

/** Shows the picture in each colour; the names are at the links below. */
export function Thumbs({ colors, path }: ColorsProps) {
  return (
    <div className="row thumbs">
      {colors.map(({ slug, name, image, search, isCurrent }) => (
        <ShopLink
          to={path + search}
          key={slug}
          aria-current={isCurrent ? 'true' : undefined}
          keepPlace
        >
          <img
            className="photo"
            {...imageSource(image, '4.5rem')}
            width="300"
            height="300"
            alt={name}
            loading="lazy"
          />
        </ShopLink>
      ))}
    </div>
  )
}

export function Colors({ colors, path }: ColorsProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-labelledby="colors">
      <p className="legend" id="colors">
        {t('product.color')}
      </p>
      <div className="choices">
        <Spaced>
          {colors.map(({ slug, name, value, search, isCurrent, isOut }) => (
            <ShopLink
              className={`choice choice--dot${isOut ? ' choice--out' : ''}`}
              to={path + search}
              key={slug}
              aria-current={isCurrent ? 'true' : undefined}
              keepPlace
            >
              {value && (
                <svg className="dot" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
                  <circle cx="14" cy="14" r="13" fill={value} stroke="#867860" />
                </svg>
              )}
              {name}
              {isOut && <span className="hide">{` (${t('product.soldOut')})`}</span>}
            </ShopLink>
          ))}
        </Spaced>
      </div>
    </div>
  )
}

/** Shows the sizes of the selected colour, one of which is submitted. Sold-out sizes are shown too. */
export function Sizes({ goods, refusal }: { goods: GoodsPage; refusal: InvalidForm | undefined }) {
  const { t } = useTranslation()
  const { sizes, colorName } = goods
  if (sizes.length === 0) return null
  const error = refusal?.errors.size
  const free = sizes.filter((one) => !one.isOut)
  const chosen = refusal?.values.size ?? (free.length === 1 ? free[0]?.value : undefined)
  return (
    <fieldset id="size" aria-describedby={error ? 'size-error' : undefined} tabIndex={-1}>
      <legend className="legend">
        {colorName ? t('product.sizeIn', { color: colorName }) : t('product.size')}
      </legend>
      <div className="choices">
        {sizes.map(({ value, name, isOut, left }) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name="size"
              value={value}
              disabled={isOut}
              defaultChecked={!isOut && value === chosen}
            />
            {name}
            {isOut && <span className="hide">{` (${t('product.soldOut')})`}</span>}
            {left && <small> {left}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
