import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { ShopLink } from '#app/components/shop-link.tsx'

/** Shows every state that a product can be in, using demo products. This page is for developers. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, language, now } = context
  // The demo data is a fifth of the shop's code and no other page needs it, so it is imported on demand.
  const { isDemoLoaded, listStates } = await import('#app/demo/states.server.ts')
  if (!(await isDemoLoaded())) throw notFound(t)
  const head = headOf(context, { title: t('title.states'), noindex: true })
  return { head, heading: t('title.states'), states: await listStates(language, now) }
}

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function ProductStatesPage() {
  const { heading, states } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <div className="page-head">
          <h1>{heading}</h1>
        </div>
        <dl className="facts">
          {states.map(({ id, name, product }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{product && <ShopLink to={product.path}>{product.name}</ShopLink>}</dd>
            </div>
          ))}
        </dl>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
