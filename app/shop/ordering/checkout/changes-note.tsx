import { useFocusOn } from '#app/components/use-focus.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ChangeText } from './checkout-page.ts'

type ChangesNoteProps = {
  changes: ChangeText[]
  /** Is true if no errors precede the note, which would have to be read first. */
  isFirst: boolean
}

/** Shows the current values beside the ones shown before. Without rows, the previous values are unknown. */
export function ChangesNote({ changes, isFirst }: ChangesNoteProps) {
  const { t } = useTranslation()
  const element = useFocusOn(isFirst && changes)
  return (
    <div className="errors" id="changes" role="alert" tabIndex={-1} ref={element}>
      <h2>{t('checkout.changed')}</h2>
      <p>{changes.length > 0 ? t('checkout.changedText') : t('checkout.unknownSum')}</p>
      {changes.length > 0 && (
        <table className="table table--cards">
          <caption className="hide">{t('checkout.changeTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('checkout.what')}</th>
              <th scope="col">{t('checkout.before')}</th>
              <th scope="col">{t('checkout.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, what, before, after }) => (
              <tr key={id}>
                <td>{what}</td>
                <td data-label={t('checkout.before')}>{before}</td>
                <td data-label={t('checkout.after')}>
                  <b>{after}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
