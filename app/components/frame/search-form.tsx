import { useTranslation } from '#app/i18n/use-translation.ts'
import { localPath } from '#app/i18n/paths.ts'
import { Icon } from '../icon.tsx'
import { useLanguage } from '../shop-link.tsx'

type SearchFormProps = { id: string; label: string; value?: string | undefined; wordy?: boolean }

/** Renders a search by words or ISBN. It is a GET form, so that a search is a URL. */
export function SearchForm({ id, label, value, wordy }: SearchFormProps) {
  const { t } = useTranslation()
  return (
    <form
      className="search"
      role="search"
      aria-label={label}
      action={localPath(useLanguage(), '/catalogue')}
    >
      <label className="hide" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name="q"
        type="search"
        maxLength={200}
        defaultValue={value}
        key={value}
        placeholder={t('frame.searchHint')}
        autoComplete="off"
      />
      <button className="btn" type="submit">
        {wordy ? t('frame.searchGo') : <Icon name="search" />}
        {!wordy && <span className="hide">{t('frame.searchGo')}</span>}
      </button>
    </form>
  )
}
