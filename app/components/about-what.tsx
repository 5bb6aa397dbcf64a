import { useWords } from '#app/i18n/use-words.ts'

/** What a button's or a link's words are about, for who does not see what stands around it. */
export function About({ what }: { what: string }) {
  const { t } = useWords()
  return <span className="hide">{t('frame.labelled', { label: '', value: what })}</span>
}
