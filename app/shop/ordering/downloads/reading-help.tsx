import { useTranslation } from '#app/i18n/use-translation.ts'
import { readingGuidePath } from './downloads-page.ts'
import { DownloadButton } from './download-button.tsx'

const devices = ['kindle', 'ereader', 'phone', 'computer'] as const
const players = ['computer', 'phone', 'ereader'] as const

/** Renders how an e-book gets onto each kind of device, folded. */
export function ReadingHelp() {
  const { t } = useTranslation()
  const lines = devices.map((device): Line => [
    t(`downloads.help.${device}`),
    t(`downloads.help.${device}Text`),
  ])
  return <DeviceHelp heading={t('downloads.help.heading')} lines={lines} />
}

/** Renders how a zip archive of MP3 files is unpacked and played on each kind of device, folded. */
export function ListeningHelp() {
  const { t } = useTranslation()
  const lines = players.map((device): Line => [
    t(`downloads.help.${device}`),
    t(`downloads.listen.${device}`),
  ])
  return <DeviceHelp heading={t('downloads.listen.heading')} lines={lines} />
}

type Line = [device: string, text: string]

const DeviceHelp = ({ heading, lines }: { heading: string; lines: Line[] }) => (
  <details className="fold line__change">
    <summary>{heading}</summary>
    <dl className="ui stack">
      {lines.map(([device, text]) => (
        <div key={device}>
          <dt>
            <b>{device}</b>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </details>
)

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
