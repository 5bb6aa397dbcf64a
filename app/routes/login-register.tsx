import { json, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { redirectTargetOf, signInActions } from '#app/actions/account/session-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { RegisterForm } from '#app/shop/customers/accounts/views/register-form.tsx'
import { SignInForm } from '#app/shop/customers/accounts/views/sign-in-form.tsx'
import { listWaitingForms } from '#app/shop/customers/drafts/drafts.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { Icon } from '#app/components/icon.tsx'

/** Redirects a visitor who is already signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  if (context.customer) throw redirect(redirectTargetOf(context), 303)
  const { t } = context
  const title = t('title.signIn')
  const waiting = context.owner === undefined ? [] : await listWaitingForms(context.owner)
  return json(
    {
      head: headOf(context, { title, noindex: true }),
      notes: [
        ...(context.hasEndedSignIn ? [t('refusal.ended.heading')] : []),
        ...(waiting.includes('review.write') ? [t('review.draftWaits')] : []),
        ...(waiting.some((form) => form !== 'review.write') ? [t('refusal.ended.typedWaits')] : []),
      ],
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const action = createAction(sharedActions, signInActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function LoginRegisterPage() {
  const { t } = useTranslation()
  const { notes } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('account.signIn') }]} />
        <div className="page-head">
          <h1>{t('account.heading')}</h1>
          <p className="lede">{t('account.text')}</p>
        </div>
        {notes.map((words) => (
          <p className="note offer-note" key={words}>
            <Icon name="info" />
            <span>{words}</span>
          </p>
        ))}
        <div className="auth">
          <SignInForm />
          <RegisterForm />
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
