import { useTranslation } from '#app/i18n/use-translation.ts'

/** What a button's or a link's words are about, for who does not see what stands around it. */
export function About({ what }: { what: string }) {
  const { t } = useTranslation()
  return <span className="hide">{t('frame.labelled', { label: '', value: what })}</span>
}
