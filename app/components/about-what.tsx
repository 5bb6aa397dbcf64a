import { useTranslation } from '#app/i18n/use-translation.ts'

/** Names for assistive technology what a button or link is about. */
export function About({ what }: { what: string }) {
  const { t } = useTranslation()
  return <span className="hide">{t('frame.labelled', { label: '', value: what })}</span>
}
