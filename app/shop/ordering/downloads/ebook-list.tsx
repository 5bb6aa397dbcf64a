import { Isolated } from '#app/components/isolated.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { numberedLinks, progressOf } from '#app/components/page-numbers.ts'
import { Pager } from '#app/components/pager.tsx'
import { useLoadMore, type AppendedList } from '#app/client/use-load-more.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import { DownloadButton } from './download-button.tsx'
import {
  downloadsPath,
  ebooksPerPage,
  type DownloadsPage,
  type EbookText,
} from './downloads-page.ts'
import { LinePicture } from '#app/shop/ordering/quote/line-picture.tsx'
import { ListeningHelp, ReadingHelp } from './reading-help.tsx'

type EbookListProps = {
  page: DownloadsPage
  /** The parameters identify the list in its URL. */
  list: { order?: string; key?: string; q?: string }
}

const ebookList: AppendedList<EbookText, { downloads: { page: DownloadsPage } }> = {
  keyOf: ({ id }) => id,
  itemsIn: ({ downloads }) => downloads.page.ebooks,
  focusable: '.lines h2',
}

/** Lists bought e-books, the newest first, with links to older ones. */
export function EbookList({ page, list }: EbookListProps) {
  const { t } = useTranslation()
  const { total, lastPage } = page
  const { items: ebooks, onMore } = useLoadMore(ebookList, page.page, page.ebooks)
  const { seen, ahead } = progressOf(page.page, total, ebooksPerPage)
  return (
    <>
      <ul className="lines" aria-label={t('downloads.list')}>
        {ebooks.map((ebook) => (
          <Ebook key={ebook.id} ebook={ebook} />
        ))}
      </ul>
      <Pager
        label={t('catalogue.pages')}
        seenWords={t('downloads.seen', { seen, count: total })}
        seen={seen}
        total={total}
        next={
          ahead > 0
            ? {
                to: downloadsPath(list, page.page + 1),
                words: t('downloads.older', { count: ahead }),
                onClick: onMore,
              }
            : undefined
        }
        page={page.page}
        pages={numberedLinks(page.page, lastPage, (one) => downloadsPath(list, one), t)}
      />
    </>
  )
}

function Ebook({ ebook }: { ebook: EbookText }) {
  const { t } = useTranslation()
  const { name, author, contentNote, image, openingPath, bought, file } = ebook
  return (
    <li className="line">
      {image === undefined ? <span /> : <LinePicture path={image} isBook />}
      <div className="line__text">
        <h2>
          <Isolated text={name} />
        </h2>
        {author && (
          <p className="soft">
            <Isolated text={author} />
          </p>
        )}
        {contentNote && <p className="small">{contentNote}</p>}
        <p className="small soft">
          {file.kind === 'open' &&
            `${t('downloads.file', { format: file.format, size: file.size })} · `}
          <time dateTime={bought.dateTime}>{t('downloads.bought', { day: bought.text })}</time>
        </p>
        {file.kind === 'open' && file.isZip && <p className="small">{t('downloads.zip')}</p>}
        <Fetched ebook={ebook} />
        <FormerFile name={name} file={file} />
      </div>
      <div className="line__do">
        <FileLink name={name} file={file} />{' '}
        {openingPath && (
          <ShopLink className="small" to={openingPath}>
            {t('downloads.opening')}
            <span className="hide">: {name}</span>
          </ShopLink>
        )}
      </div>
      {file.kind === 'open' && !file.isAudio && <ReadingHelp />}
      {file.kind === 'open' && file.isZip && <ListeningHelp />}
    </li>
  )
}

function Fetched({ ebook }: { ebook: EbookText }) {
  const { t } = useTranslation()
  const { fetched, lastFetched, isNewer, newEdition, file } = ebook
  return (
    <>
      {(lastFetched || file.kind === 'open') && (
        <p className="small soft">
          {lastFetched
            ? t('downloads.fetched', { count: fetched, day: lastFetched.text })
            : t('downloads.never')}
        </p>
      )}
      {(isNewer || newEdition) && file.kind === 'open' && (
        <p className="small">
          <span className="stock">
            {newEdition
              ? t('downloads.newEdition', { day: newEdition.text })
              : t('downloads.newer')}
          </span>
        </p>
      )}
    </>
  )
}

function FileLink({ name, file }: Pick<EbookText, 'name' | 'file'>) {
  const { t } = useTranslation()
  if (file.kind === 'open') return <DownloadButton name={name} path={file.path} />
  return (
    <p className="small soft">
      {'day' in file ? t(`downloads.${file.kind}`, { day: file.day }) : t(`downloads.${file.kind}`)}
    </p>
  )
}

/** Links to the file that was bought, if the shop sells another one now. */
function FormerFile({ name, file }: Pick<EbookText, 'name' | 'file'>) {
  const { t } = useTranslation()
  if (file.kind !== 'open' || !file.former) return null
  return (
    <p className="small">
      <ShopLink to={file.former.path} data-document="">
        {t('downloads.former', file.former)}
        <span className="hide">: {name}</span>
      </ShopLink>
    </p>
  )
}
