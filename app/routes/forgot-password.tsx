import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { passwordResetActions } from '#app/actions/account/password-reset-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { ForgotPassword } from '#app/shop/customers/accounts/views/forgot-password.tsx'
import { NewPassword } from '#app/shop/customers/accounts/views/new-password.tsx'
import { findReset } from '#app/shop/lifecycle/reset-password.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'

/**
 * Shows the form that requests a reset link, or with `?key=` the page that the link opens. Opening the link changes
 * nothing.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, now } = context
  const key = url.searchParams.get('key')
  const found = await findReset(key, now)
  const owner = found && { email: found.email, isConfirmed: found.isConfirmed }
  const isDead = key !== null && !owner
  const title = t(!owner ? 'title.forgotPassword' : 'title.newPassword')
  return json(
    {
      head: headOf(context, { title, noindex: true }),
      owner,
      isDead,
      isSent: url.searchParams.has('sent'),
    },
    { status: isDead ? 410 : 200, headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const action = createAction(sharedActions, passwordResetActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function ForgotPasswordPage() {
  const { t } = useTranslation()
  const { owner, isDead, isSent } = useLoaderData<typeof loader>()
  const heading = t(!owner ? 'account.forgotHeading' : 'account.newHeading')
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('account.signIn'), to: '/login-register' }, { name: heading }]} />
        <div className="page-head">
          <h1>{heading}</h1>
        </div>
        {owner ? <NewPassword {...owner} /> : <ForgotPassword isDead={isDead} isSent={isSent} />}
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
