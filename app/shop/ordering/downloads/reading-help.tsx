import { useTranslation } from '#app/i18n/use-translation.ts'
import { readingGuidePath } from './downloads-page.ts'
import { DownloadButton } from './download-button.tsx'

const devices = ['kindle', 'ereader', 'phone', 'computer'] as const

/** Renders how an e-book gets onto each kind of device, folded. */
export function ReadingHelp() {
  const { t } = useTranslation()
  return (
    <details className="fold line__change">
      <summary>{t('downloads.help.heading')}</summary>
      <dl className="ui stack">
        {devices.map((device) => (
          <div key={device}>
            <dt>
              <b>{t(`downloads.help.${device}`)}</b>
            </dt>
            <dd>{t(`downloads.help.${device}Text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Offers the shop's own book about reading e-books, which is complete and free for everybody. */
export function ReadingGuide() {
  const { t } = useTranslation()
  const name = t('downloads.guide.title')
  return (
    <section className="panel" aria-labelledby="guide">
      <h2 id="guide">{name}</h2>
      <p>{t('downloads.guide.text')}</p>
      <p>
        <DownloadButton name={name} path={readingGuidePath} />
      </p>
    </section>
  )
}
