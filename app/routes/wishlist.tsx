import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { notFound, errorResponse } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { describeEndedSignIn } from '#app/http/ended-sign-in.server.ts'
import { headOf, originOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'
import { OwnWishlist } from '#app/shop/lists/wishlist/own-wishlist.tsx'
import { findShare } from '#app/shop/lists/wishlist/share.server.ts'
import { SharedWishlist } from '#app/shop/lists/wishlist/shared-wishlist.tsx'
import { wishlistLink } from '#app/shop/lists/wishlist/wishlist-link.server.ts'
import type { OwnWishlistPage as Own } from '#app/shop/lists/wishlist/wishlist-page.ts'
import type { SharedWishlistPage as Shared } from '#app/shop/lists/wishlist/wishlist-page.ts'
import {
  findOwnWishlist,
  findSharedWishlist,
} from '#app/shop/lists/wishlist/wishlist-page.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { EndedSignInNote } from '#app/components/ended-sign-in-note.tsx'
import type { EndedSignIn } from '#app/components/ended-sign-in.ts'

/** Shows the visitor's own wishlist, or with `?share=KEY` a shared one, which is read-only. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const key = context.url.searchParams.get('share')
  return key === null ? loadOwn(context) : loadShared(context, key)
}

async function loadOwn(context: RequestContext) {
  const own = await findOwnWishlist(context)
  const { share } = own
  const address = (path: string) => originOf(context) + localPath(context.language, path)
  return {
    head: headOf(context, { title: context.t('title.wishlist'), noindex: true }),
    feed: share && feedOf(context, address(share.feedPath)),
    own: { ...own, ...(share && { address: address(share.path) }) },
    shared: undefined,
    ...describeEndedSignIn(context),
  }
}

async function loadShared(context: RequestContext, key: string) {
  const { t, language, currency } = context
  const share = await findShare(key)
  if (!share) throw notFound(t)
  if (share.kind === 'withdrawn') throw errorResponse(410, t('refusal.wishlist.withdrawn'))
  const { feedPath } = wishlistLink(key, currency)
  return {
    head: headOf(context, { title: t('title.sharedWishlist'), noindex: true }),
    feed: feedOf(context, originOf(context) + localPath(language, feedPath)),
    own: undefined,
    shared: { ...(await findSharedWishlist(share.owner, context)), feedPath },
  }
}

const feedOf = ({ t }: RequestContext, href: string) => ({ title: t('title.priceDrops'), href })

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  ...describeHead(data?.head, error),
  ...(data?.feed
    ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/atom+xml', ...data.feed }]
    : []),
]

export default function WishlistPage() {
  const { t } = useTranslation()
  const { own, shared, ended } = useLoaderData<typeof loader>() as {
    ended?: EndedSignIn
    own?: Own & { address?: string }
    shared?: Shared & { feedPath: string }
  }
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: shared ? t('wishlist.shared') : t('frame.wishlist') }]} />
        {ended && <EndedSignInNote ended={ended} isBeside={(own?.rows.length ?? 0) > 0} />}
        {own && (own.rows.length > 0 || !ended) && <OwnWishlist wishlist={own} />}
        {shared && <SharedWishlist wishlist={shared} />}
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
