import { useTranslation } from '#app/i18n/use-translation.ts'
import { toggles } from './popover.ts'

/** Renders the title of a sheet and the button that closes it; it is shown only while the sheet is open. */
export function SheetHead({ of, title }: { of: string; title: string }) {
  const { t } = useTranslation()
  return (
    <p className="sheet__head">
      <b>{title}</b>{' '}
      <button className="btn btn--text" {...toggles(of)}>
        {t('frame.close')}
      </button>
    </p>
  )
}
