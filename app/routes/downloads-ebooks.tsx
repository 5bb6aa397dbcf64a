import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { localPath } from '#app/i18n/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { AccountNav } from '#app/shop/customers/accounts/views/account-nav.tsx'
import { downloadsPath, leanPath } from '#app/shop/ordering/downloads/downloads-page.ts'
import { EbookSearch, NoEbooks } from '#app/shop/ordering/downloads/downloads-parts.tsx'
import { EbookList } from '#app/shop/ordering/downloads/ebook-list.tsx'
import {
  findDownloads,
  type Downloads,
} from '#app/shop/ordering/downloads/find-downloads.server.ts'
import { LibraryPanel } from '#app/shop/ordering/downloads/library-panel.tsx'
import { findLibrary } from '#app/shop/ordering/downloads/library.server.ts'
import { ReadingGuide } from '#app/shop/ordering/downloads/reading-help.tsx'
import { SendLinkForm } from '#app/shop/ordering/downloads/send-link-form.tsx'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import { parseOrderPage } from '#app/shop/ordering/order-pages/my-orders.ts'
import { downloadActions } from '#app/actions/download-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Notices } from '#app/components/notices.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'

/**
 * Lists the e-books of the signed-in customer, or of the order that the link belongs to. Responds with 403 to an
 * invalid link.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, customer, language } = context
  const query = url.searchParams
  const { page, ignored } = parseOrderPage(query.get('page'))
  const [order, key, q] = [query.get('order'), query.get('key'), query.get('q')]
  const downloadsQuery = { order, key, q, page, customer: customer?.customerId }
  const downloads = await findDownloads(downloadsQuery, context)
  if (downloads.kind === 'beyond') throw notFound(t)
  const name = t('title.downloads')
  const title = page > 1 ? t('title.page', { title: name, page }) : name
  const notices = ignored === undefined ? [] : [t('catalogue.ignoredPage', { value: ignored })]
  const library = await findLibraryWords(context)
  const isSignedIn = customer !== undefined
  return json(
    {
      head: headOf(context, { title, noindex: true }),
      downloads,
      library,
      notices,
      isSignedIn,
      language,
      // The page repeats the message of the toast, because the toast disappears.
      sent: query.has('sent') ? t('toast.ebooksSent') : undefined,
    },
    {
      status: downloads.kind === 'closed' ? 403 : 200,
      headers: { 'Cache-Control': 'private, no-store' },
    },
  )
}

async function findLibraryWords({ customer, language }: RequestContext) {
  const library = customer && (await findLibrary(customer.customerId))
  return (
    library && {
      known: String(library.createdAt),
      day: localDayText(library.createdAt, language, homeTimeZone()).text,
    }
  )
}

export const action = createAction(sharedActions, downloadActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function DownloadsPage() {
  const { t } = useTranslation()
  const loaded = useLoaderData<typeof loader>()
  const { isSignedIn } = loaded
  const downloads = loaded.downloads as Downloads
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs
          steps={[
            ...(isSignedIn ? [{ name: t('profile.heading'), to: '/my-account' }] : []),
            { name: t('downloads.navTitle') },
          ]}
        />
        <div className="page-head">
          <h1>{headingOf(downloads, t)}</h1>
          <p className="lede">{ledeOf(downloads, t)}</p>
        </div>
        {isSignedIn ? (
          <div className="side side--left">
            <AccountNav current="/downloads/ebooks" />
            <DownloadsParts {...loaded} downloads={downloads} />
          </div>
        ) : (
          <DownloadsParts {...loaded} downloads={downloads} />
        )}
      </div>
    </main>
  )
}

type DownloadsPartsProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'downloads'> & {
  downloads: Downloads
}

function DownloadsParts({ library, notices, isSignedIn, sent, downloads }: DownloadsPartsProps) {
  const order = downloads.kind === 'list' ? downloads.list.order : undefined
  return (
    <div className="stack-lg">
      <Notices notices={notices} />
      {sent !== undefined && (
        <p className="note note--ok">
          <Icon name="mail" />
          <span>{sent}</span>
        </p>
      )}
      <Shelf downloads={downloads} />
      <ReadingGuide />
      {isSignedIn && order === undefined && <LibraryPanel library={library} />}
    </div>
  )
}

type DownloadsText = ReturnType<typeof useTranslation>['t']

function headingOf(downloads: Downloads, t: DownloadsText): string {
  if (downloads.kind === 'closed' || downloads.kind === 'request')
    return t(`downloads.${downloads.kind}`)
  const order = downloads.kind === 'list' ? downloads.list.order : undefined
  return order === undefined ? t('downloads.heading') : t('downloads.ofOrder', { number: order })
}

function ledeOf(downloads: Downloads, t: DownloadsText): string {
  if (downloads.kind === 'closed') return t('downloads.closedText')
  if (downloads.kind === 'request') return t('downloads.requestText')
  const others = (downloads.kind === 'list' ? downloads.page.ebooks : []).filter(
    ({ file }) => file.kind === 'open' && file.format !== 'EPUB',
  )
  return t(others.length > 0 ? 'downloads.ledeFiles' : 'downloads.lede')
}

function Shelf({ downloads }: { downloads: Downloads }) {
  const { t, language } = useTranslation()
  const signInQuery = new URLSearchParams({ next: localPath(language, '/downloads/ebooks') })
  if (downloads.kind !== 'list')
    return (
      <>
        {downloads.kind === 'request' && (
          <p>
            <ShopLink className="btn" to={`/login-register?${signInQuery}`}>
              {t('downloads.signIn')}
            </ShopLink>
          </p>
        )}
        <SendLinkForm />
      </>
    )
  const { page, list } = downloads
  return (
    <>
      <EbookSearch page={page} />
      {page.total > 0 ? <EbookList page={page} list={list} /> : !page.search?.words && <NoEbooks />}
      {page.total > 0 && (
        <p>
          <ShopLink to={downloadsPath(list, page.page, leanPath)} data-document="">
            {t('downloads.lean')}
          </ShopLink>
        </p>
      )}
    </>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
