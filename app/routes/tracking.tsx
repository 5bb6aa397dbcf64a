import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TrackForm } from '#app/shop/ordering/order-pages/track-form.tsx'
import { TrackedOrder } from '#app/shop/ordering/order-pages/tracked-order.tsx'
import type { TrackedText } from '#app/shop/ordering/order-pages/tracking.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { trackingActions } from '#app/actions/tracking-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { Icon } from '#app/components/icon.tsx'

/** Shows only the form. The query is never part of a URL. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t } = context
  const title = t('title.tracking')
  const isSent = context.url.searchParams.has('sent')
  return json(
    { head: headOf(context, { title, noindex: true }), isSent },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const action = createAction(sharedActions, trackingActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function TrackingPage() {
  const { t } = useTranslation()
  const { isSent } = useLoaderData<typeof loader>()
  const tracked = useActionData<{ tracked?: TrackedText }>()?.tracked
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('tracking.crumb') }]} />
        <div className="page-head">
          <h1>{t('tracking.heading')}</h1>
          <p className="lede">{t('tracking.lede')}</p>
        </div>
        {isSent && (
          <p className="note note--ok" role="status">
            <Icon name="mail" />
            <span>{t('tracking.sent')}</span>
          </p>
        )}
        <div className="side side--half">
          <TrackForm key={tracked?.number} shown={tracked} />
          {tracked && <TrackedOrder tracked={tracked} />}
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
